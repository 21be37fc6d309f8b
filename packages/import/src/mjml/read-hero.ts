import type { DocumentNode } from '@mailwright/document';
import { sectionNodes } from '../assemble-document.ts';
import { blockNode } from '../block-node.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { FLUSH } from './read-code.ts';
import { readBlocks } from './read-column.ts';
import { positionOf } from './read-section.ts';
import { noteBlock, type Reading } from './reading.ts';
import { backgroundColorOf, backgroundOf, lengthOf, paddingOf, radiusOf } from './values.ts';

/** Blocks on a picture. A hero's height is that of the whole, as that of our section on a picture is. */
export function readHero(part: MjmlPart, reading: Reading): readonly DocumentNode[] {
  const { attributes, width } = part;
  const fluid = attributes.mode === 'fluid-height';
  const own = lengthOf(attributes[fluid ? 'background-height' : 'height']) ?? 0;
  // In fluid mode the picture keeps its shape: as high as it is at this width.
  const drawn = lengthOf(attributes['background-width']) ?? width;
  const minHeight = fluid && drawn > 0 ? (own * width) / drawn : own;
  const align = attributes['vertical-align'];
  const props = {
    columns: [100],
    stack: true,
    reverse: false,
    verticalAlign: align === 'middle' || align === 'bottom' ? align : 'top',
    src: backgroundOf(attributes['background-url']),
    fit: 'cover',
    position: positionOf(attributes),
    minHeight: Math.min(2000, Math.round(minHeight)),
  };
  const section = blockNode('background-image', props, {
    ...paddingOf(attributes, width),
    ...backgroundColorOf(attributes['background-color']),
    ...radiusOf(attributes),
  });
  const inner = paddingOf(attributes, width, 'inner-padding');
  const nodes = readBlocks(part.children, reading);
  const [shell] = sectionNodes({ columns: [{ share: 1, style: { ...FLUSH, ...inner }, nodes }] });
  const node = { ...section, children: shell?.children ?? [] };
  noteBlock(part, node, reading, fluid ? ['mode'] : [], [], { 'background-url': props.src });
  return [node];
}
