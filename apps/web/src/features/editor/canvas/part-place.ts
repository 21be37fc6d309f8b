import type { IslandPart } from '../session/island/island-part.ts';
import type { Box } from './geometry.ts';
import type { Stage } from './stage.ts';
import { tagPlace } from './tag-place.ts';

/** As tall as the tools are with all their buttons, pixels. */
const TALL = 140;

/** The tools of a part stand where those of its node would, beside the part: they hide nothing of the mail. */
export function partPlace(stage: Stage, { nodeId }: IslandPart, box: Box) {
  const place = tagPlace(stage, nodeId);
  const left = place?.kind === 'beside' ? place.left : Math.max(0, box.left + box.width - 34);
  const most = Math.max(0, stage.surface.clientHeight - TALL);
  return { left, top: Math.min(box.top, most), height: Math.max(box.height, TALL) };
}
