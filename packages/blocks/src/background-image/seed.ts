import { COLUMN_TYPE, type NodeSeed } from '@mailwright/document';
import { buttonBlock } from '../button/definition.ts';
import { SECTION_DEFAULTS } from '../section/props.ts';
import { paragraph } from '../shared/text/rich-text-seed.ts';

const ON_IMAGE = { color: '#ffffff', textAlign: 'center' } as const;

/** A headline, a line and a button on a background that reads well before an image is chosen. */
export function backgroundImageSeed(): NodeSeed {
  const [button] = buttonBlock.tiles.map((tile) => tile.create());
  const blocks: readonly NodeSeed[] = [
    { type: 'heading', props: { level: 'h2', content: paragraph('Your headline') }, style: ON_IMAGE },
    { type: 'text', props: { content: paragraph('A line or two on top of the image.') }, style: ON_IMAGE },
    ...(button
      ? [{ ...button, style: { align: 'center', backgroundColor: '#ffffff', color: '#1e3a5f' } } as const]
      : []),
  ];
  return {
    type: 'background-image',
    props: {
      ...SECTION_DEFAULTS,
      columns: [100],
      verticalAlign: 'middle',
      src: '',
      fit: 'cover',
      position: 'center center',
      minHeight: 320,
    },
    style: {},
    children: [{ type: COLUMN_TYPE, props: { gap: 16 }, style: {}, children: blocks }],
  };
}
