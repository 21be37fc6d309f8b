import { type IslandPart, selectedPart } from '../../session/island/island-part.ts';
import { NODE_MARK } from '../frame/rendered-nodes.ts';
import type { Box, Point } from '../geometry.ts';
import type { Stage } from '../stage.ts';

/** On an element of foreign HTML: which one of its source it is. */
export const PART_MARK = 'data-mw-at';

/** The element that stands for a part; null when the view leaves it out. */
export function partElement({ page }: Stage, { nodeId, index }: IslandPart): Element | null {
  return page.patcher.elementOf(nodeId)?.querySelector(`[${PART_MARK}="${index}"]`) ?? null;
}

/** Where a part is drawn, frame pixels; null when it is not drawn at all. */
export function partBox(stage: Stage, part: IslandPart): Box | null {
  const element = partElement(stage, part);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { left, top, width, height };
}

/** The innermost part under a point (frame pixels). */
export function partAt(stage: Stage, { x, y }: Point): IslandPart | null {
  const element = stage.page.document.elementFromPoint(x, y);
  return partOf(element);
}

export type PartStep = 'next' | 'previous' | 'first' | 'last' | 'inside';

/** Where a step of the keyboard leads from the selected part, or into the node; null when there is nothing that way. */
export function partFrom(stage: Stage, step: PartStep): IslandPart | null {
  const part = selectedPart(stage);
  const [nodeId] = stage.editor.getState().selection;
  const at = part ? partElement(stage, part) : stage.page.patcher.elementOf(nodeId ?? '');
  if (!at) return null;
  if (step === 'inside') return partOf(at.querySelector(`[${PART_MARK}]`));
  const around = at.parentElement?.closest(`[${PART_MARK}], [${NODE_MARK}]`);
  const siblings = [...(around?.querySelectorAll(`[${PART_MARK}]`) ?? [])].filter(
    (element) => element.parentElement?.closest(`[${PART_MARK}], [${NODE_MARK}]`) === around,
  );
  const position = siblings.indexOf(at);
  const places = { next: position + 1, previous: position - 1, first: 0, last: siblings.length - 1 };
  return partOf(siblings[places[step]] ?? null);
}

/** The part that an element of the canvas is in. */
export function partOf(inner: Element | null): IslandPart | null {
  const element = inner?.closest(`[${PART_MARK}], [${NODE_MARK}]`) ?? null;
  const index = element?.getAttribute(PART_MARK);
  const nodeId = element?.closest(`[${NODE_MARK}]`)?.getAttribute(NODE_MARK);
  return index != null && nodeId != null ? { nodeId, index: Number(index) } : null;
}
