import { locate, type NodeId } from '@mailwright/document';
import { type Box, right, scaleBox } from '../geometry.ts';
import { boxOf, type Stage, scaleOf } from '../stage.ts';

/** Place of the tools of a selected node, pixels of the scaled stage. */
export type TagPlace =
  /** On the background beside the mail. */
  | {
      readonly kind: 'beside';
      readonly left: number;
      readonly top: number;
      readonly height: number;
      /** Room above the node, into which the tools rise where what is in sight ends below it. */
      readonly above: number;
    }
  /** In the upper corner of the node itself. */
  | { readonly kind: 'inside'; readonly box: Box };

/** Room the tools take across and down, pixels. */
const ACROSS = 30;
const DOWN = 140;
const APART = 6;

/**
 * Beside the mail wherever there is room: tools over the mail would take the clicks meant for what is under them. The
 * nearer side of the two; inside the node, where they at least hide nothing but it, when neither is in sight.
 */
export function tagPlace(stage: Stage, id: NodeId): TagPlace | null {
  const node = boxOf(stage, id);
  const mail = mailBox(stage, id);
  if (!node || !mail) return null;
  const scale = scaleOf(stage);
  const box = scaleBox(node, scale);
  const left = leftBeside(stage, box, scaleBox(mail, scale));
  if (left === null) return { kind: 'inside', box };
  const height = Math.max(box.height, DOWN);
  const top = Math.max(0, Math.min(box.top, stage.surface.clientHeight - height));
  const above = Math.min(top, DOWN);
  return { kind: 'beside', left, top: top - above, height: height + above, above };
}

/** Outside the page's own margin if that is in sight, else in it. */
function leftBeside(stage: Stage, node: Box, mail: Box): number | null {
  const seen = seenAcross(stage);
  const margin = stage.editor.getState().document.settings.padding * scaleOf(stage);
  for (const apart of [margin + APART, APART]) {
    const before = mail.left - apart - ACROSS;
    const after = right(mail) + apart;
    const fitsBefore = before >= seen.from;
    const fitsAfter = after + ACROSS <= seen.to;
    const nearerBefore = node.left + right(node) < mail.left + right(mail) - 1;
    if (fitsBefore && (nearerBefore || !fitsAfter)) return before;
    if (fitsAfter) return after;
  }
  return null;
}

/** The outermost section around a node, or what else it stands in: as wide as the mail is. */
function mailBox(stage: Stage, id: NodeId): Box | null {
  const { registry } = stage.editor.context;
  const place = locate(stage.editor.getState().document, id);
  const path = place ? [...place.ancestors, place.node] : [];
  const section = path.find(({ type }) => registry.get(type)?.kind === 'section') ?? path[0];
  return section ? boxOf(stage, section.id) : null;
}

/** Returns the visible part of the background, pixels from the left of the stage. */
function seenAcross({ scroller, surface }: Stage): { readonly from: number; readonly to: number } {
  const from = scroller.getBoundingClientRect().left + scroller.clientLeft - surface.getBoundingClientRect().left;
  return { from, to: from + scroller.clientWidth };
}
