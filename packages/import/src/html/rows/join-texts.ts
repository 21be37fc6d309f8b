import type { RichBlock, RichParagraph } from '@mailwright/document';
import { sameJson } from '@mailwright/document';
import type { ImportLeaf } from '../import-node.ts';
import type { SpacedRow } from './pull-layer.ts';

/** What a text leaves between its paragraphs; so much more or less is not seen. */
const PARAGRAPHS = { space: 12, tolerance: 4 } as const;

/** Paragraphs that look alike are one text, to be written in as one. */
export function joinTexts(rows: readonly SpacedRow[]): readonly SpacedRow[] {
  const joined: SpacedRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const text = last && canJoin(last, row) ? together(last.content as ImportLeaf, row.content as ImportLeaf) : null;
    if (last && text) joined[joined.length - 1] = { ...last, content: text, bottom: row.bottom };
    else joined.push(row);
  }
  return joined;
}

function canJoin(a: SpacedRow, b: SpacedRow): boolean {
  if (a.content.kind !== 'leaf' || b.content.kind !== 'leaf') return false;
  if (a.content.type !== 'text' || b.content.type !== 'text' || a.hideOn !== b.hideOn) return false;
  if (a.layers.length + b.layers.length > 0 || Math.abs(b.above - PARAGRAPHS.space) > PARAGRAPHS.tolerance)
    return false;
  return sameJson(looks(a.content), looks(b.content));
}

function looks({ style }: ImportLeaf) {
  const { textAlign: _, ...rest } = style;
  return rest as never;
}

function together(a: ImportLeaf, b: ImportLeaf): ImportLeaf {
  const first = a.style.textAlign ?? 'left';
  const second = b.style.textAlign ?? 'left';
  const added = (b.props.content as unknown as readonly RichBlock[]).map((block) =>
    block.type === 'paragraph' && first !== second ? aligned(block, second) : block,
  );
  const content = [...(a.props.content as unknown as readonly RichBlock[]), ...added];
  const props = { content } as unknown as ImportLeaf['props'];
  return {
    ...a,
    props,
    notes: [...a.notes, ...b.notes.filter((each) => !a.notes.some((known) => sameJson(known as never, each as never)))],
  };
}

function aligned(paragraph: RichParagraph, textAlign: NonNullable<RichParagraph['attrs']>['textAlign']): RichParagraph {
  return paragraph.attrs?.textAlign
    ? paragraph
    : { ...paragraph, attrs: { ...paragraph.attrs, textAlign: textAlign ?? null } };
}
