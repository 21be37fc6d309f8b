import type { RichBlock, RichParagraph } from '@mailwright/document';
import { sameJson } from '@mailwright/document';
import type { ImportLeaf } from '../import-node.ts';
import type { SpacedRow } from './pull-layer.ts';

/** Space that a text has between its paragraphs, and a difference too small to be seen, CSS pixels. */
const PARAGRAPHS = { space: 12, tolerance: 4 } as const;

/** Paragraphs that look alike are one text, to be written in as one. */
export function joinTexts(rows: readonly SpacedRow[]): readonly SpacedRow[] {
  const groups: SpacedRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && canJoin(first, row)) group.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || first === last) return group;
    return [{ ...first, content: together(group.map(({ content }) => content as ImportLeaf)), bottom: last.bottom }];
  });
}

function canJoin(a: SpacedRow, b: SpacedRow): boolean {
  if (a.content.kind !== 'leaf' || b.content.kind !== 'leaf') return false;
  if (a.content.type !== 'text' || b.content.type !== 'text' || a.hideOn !== b.hideOn) return false;
  if (b.content.anchor !== undefined) return false;
  if (a.layers.length + b.layers.length > 0 || Math.abs(b.above - PARAGRAPHS.space) > PARAGRAPHS.tolerance)
    return false;
  return sameJson(looks(a.content), looks(b.content));
}

function looks({ style }: ImportLeaf) {
  const { textAlign: _, ...rest } = style;
  return rest as never;
}

/** All of them in one go: mails of thousands of paragraphs would else be copied as often. */
function together(leaves: readonly ImportLeaf[]): ImportLeaf {
  const [first] = leaves;
  if (!first) throw new Error('There is no text to join.');
  const align = first.style.textAlign ?? 'left';
  const content = leaves.flatMap(({ props, style }) => {
    const own = style.textAlign ?? 'left';
    return (props.content as unknown as readonly RichBlock[]).map((block) =>
      block.type === 'paragraph' && own !== align ? aligned(block, own) : block,
    );
  });
  const notes = new Map(leaves.flatMap((leaf) => leaf.notes.map((note) => [JSON.stringify(note), note])));
  return { ...first, props: { content } as unknown as ImportLeaf['props'], notes: [...notes.values()] };
}

function aligned(paragraph: RichParagraph, textAlign: NonNullable<RichParagraph['attrs']>['textAlign']): RichParagraph {
  return paragraph.attrs?.textAlign
    ? paragraph
    : { ...paragraph, attrs: { ...paragraph.attrs, textAlign: textAlign ?? null } };
}
