import type { JsonValue, RichText } from '@mailwright/document';
import type { ImportLeaf, ImportNode } from '../../import-node.ts';
import { HEADING_LINE_HEIGHT, TEXT_LINE_HEIGHT } from '../../look/text-style.ts';

/** The text of a heading element as a heading of that level; everything else stays what it is. */
export function recognizeHeading(node: ImportNode, level: string): ImportNode {
  if (node.kind !== 'leaf' || node.type !== 'text') return node;
  const { lineHeight = 100, fontWeight, phone, ...style } = node.style;
  // Headings are spaced from another single spacing than texts.
  const spaced = (percent: number) => Math.round((percent * TEXT_LINE_HEIGHT) / HEADING_LINE_HEIGHT);
  const narrow = phone?.lineHeight === undefined ? phone : { ...phone, lineHeight: spaced(phone.lineHeight) };
  const lines = ((node.props.content ?? []) as unknown as RichText).map((block) => {
    if (block.type !== 'paragraph') return block;
    const dir = block.attrs?.dir;
    return { type: block.type, ...(dir && { attrs: { dir } }), ...(block.content && { content: block.content }) };
  });
  const heading: ImportLeaf = {
    ...node,
    name: level,
    type: 'heading',
    props: { level, content: lines as unknown as JsonValue },
    style: {
      ...style,
      fontWeight: fontWeight ?? 'normal',
      lineHeight: spaced(lineHeight),
      ...(narrow && { phone: narrow }),
    },
  };
  return heading;
}
