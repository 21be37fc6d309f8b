import type { DocumentNode } from '@mailwright/document';
import type { BuildContext } from './build-context.ts';
import { columnSections, groupSections, oneColumnSection } from './convert-rows.ts';
import { spacedRows } from './pull-layer.ts';
import { CLEAR, type Layer, type Row, tidyLayers } from './row.ts';

/** Rows whose paddings differ by no more than this look aligned, CSS pixels. */
const SAME_PADDING = 2;

/** Rows as sections of the mail: those that stand in the same box share one. */
export function rootSections(rows: readonly Row[], width: number, build: BuildContext): readonly DocumentNode[] {
  const bands: Row[][] = [];
  for (const row of rows) {
    const last = bands.at(-1)?.at(-1);
    if (last && isJoined(last, row)) bands.at(-1)?.push(row);
    else bands.push([row]);
  }
  return bands.flatMap((band) => {
    const spaced = spacedRows(band);
    const [first] = spaced;
    if (!first) return [];
    const { content, hideOn } = first;
    const made =
      content.kind === 'columns'
        ? columnSections(content, first, width, 1, build)
        : content.kind === 'group'
          ? groupSections(content, first, width, 1, build)
          : [oneColumnSection(spaced, width, 1, build)];
    return hideOn ? made.map((node) => ({ ...node, style: { ...node.style, hideOn } })) : made;
  });
}

function isJoined(a: Row, b: Row): boolean {
  const simple = [a, b].every(({ content }) => content.kind === 'leaf' || content.kind === 'code');
  if (!simple || a.hideOn !== b.hideOn) return false;
  const [first, second] = [tidyLayers(a.layers), tidyLayers(b.layers)];
  if (first.length !== second.length && first.length + second.length > 1) return false;
  return first.length === second.length && first.every((layer, index) => isAlike(layer, second[index] ?? CLEAR));
}

function isAlike(a: Layer, b: Layer): boolean {
  if (a.frame || b.frame || a.background !== b.background || Boolean(a.stripe) !== Boolean(b.stripe)) return false;
  return Math.abs(a.pad.left - b.pad.left) <= SAME_PADDING && Math.abs(a.pad.right - b.pad.right) <= SAME_PADDING;
}
