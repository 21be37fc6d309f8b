import type { IslandPart } from '../../session/island/island-part.ts';
import { type Box, right } from '../geometry.ts';
import { tagPlace } from '../selection/tag-place.ts';
import type { Stage } from '../stage.ts';

/** As tall as the tools are with all their buttons, pixels. */
const TALL = 140;

/** As wide as they are, with the gap to the part. */
const WIDE = 36;

/** The tools of a part stand beside the mail, where those of its node would, else beside the part itself. */
export function partPlace(stage: Stage, { nodeId }: IslandPart, box: Box) {
  const { clientWidth, clientHeight } = stage.surface;
  const place = tagPlace(stage, nodeId);
  const after = right(box) + 6;
  const before = box.left - WIDE;
  const beside = after + WIDE <= clientWidth ? after : before >= 0 ? before : right(box) - WIDE;
  const left = place?.kind === 'beside' ? place.left : beside;
  const top = Math.min(box.top, Math.max(0, clientHeight - TALL));
  // Room above, into which the tools rise where what is in sight ends below the part.
  const above = Math.max(0, Math.min(top, TALL));
  return { left, top: top - above, height: Math.max(box.height, TALL) + above, above };
}
