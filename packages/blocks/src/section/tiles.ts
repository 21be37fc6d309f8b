import { COLUMN_TYPE, type NodeSeed, type PaletteTile, SECTION_TYPE } from '@mailwright/document';
import { imageBlock } from '../image/definition.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { SECTION_DEFAULTS } from './props.ts';

function sectionSeed(columns: readonly number[]): NodeSeed {
  return {
    type: SECTION_TYPE,
    props: { ...SECTION_DEFAULTS, columns },
    style: {},
    children: columns.map(() => ({ type: COLUMN_TYPE, props: { gap: 16 }, style: {}, children: [] })),
  };
}

/** The splits of the specification: tile, widths in percent. The palette draws each from its widths. */
const LAYOUTS: readonly (readonly [id: string, columns: readonly number[]])[] = [
  ['section-1', [100]],
  ['section-2', [50, 50]],
  ['section-3', [33.33, 33.33, 33.33]],
  ['section-33-66', [33.33, 66.66]],
  ['section-66-33', [66.66, 33.33]],
  ['section-25-75', [25, 75]],
  ['section-75-25', [75, 25]],
  ['section-30-70', [30, 70]],
  ['section-4', [25, 25, 25, 25]],
];

/** An image beside a headline and its text. */
function imageTextSeed(): NodeSeed {
  const [image] = imageBlock.tiles.map((tile) => tile.create());
  const words: readonly NodeSeed[] = [
    { type: 'heading', props: { level: 'h3', content: paragraph('Your headline') }, style: {} },
    { type: 'text', props: { content: paragraph('Say here what the image shows, and why it matters.') }, style: {} },
  ];
  const seed = sectionSeed([40, 60]);
  const contents = [image ? [image] : [], words];
  return {
    ...seed,
    props: { ...seed.props, verticalAlign: 'middle' },
    children: (seed.children ?? []).map((column, index) => ({ ...column, children: contents[index] ?? [] })),
  };
}

export const sectionTiles: readonly PaletteTile[] = [
  ...LAYOUTS.map(([id, columns]) => ({ id, icon: 'layout-rows' as const, create: () => sectionSeed(columns) })),
  { id: 'image-text', icon: 'photo-text', create: imageTextSeed },
];

export const sectionSplits = LAYOUTS.map(([, columns]) => columns);
