import { neutralTag } from '@mailwright/contract';
import type { RichBlock, RichInline, RichMark, RichText, StyleValues } from '@mailwright/document';
import { lengthOf } from './lengths.ts';

type TextStyle = Extract<RichMark, { type: 'textStyle' }>['attrs'];

/** The lines of a text one under the other, its lists taken apart. */
export function linesOf(text: RichText): readonly (readonly RichInline[])[] {
  return text.flatMap((block) => {
    if (block.type === 'paragraph') return block.content?.length ? [block.content] : [];
    return block.content.flatMap(({ content }) => linesOf(content));
  });
}

/** A text with each of its runs changed. */
function mapRuns(text: RichText, change: (run: RichInline) => RichInline): RichText {
  return text.map((block): RichBlock => {
    if (block.type === 'paragraph') return block.content ? { ...block, content: block.content.map(change) } : block;
    return { ...block, content: block.content.map((item) => ({ ...item, content: mapRuns(item.content, change) })) };
  });
}

/** Gives links the colour that the design has for them, where they have none of their own. */
export function withLinkColor(text: RichText, color: string | undefined): RichText {
  if (color === undefined) return text;
  return mapRuns(text, (run) => {
    const look = lookOf(run);
    return isLink(run) && !look.color ? withLook(run, { ...look, color }) : run;
  });
}

/** Takes what all runs have in common out of them: the look of the block, which its panel shows and changes. */
export function hoistLook(text: RichText): { readonly content: RichText; readonly look: StyleValues } {
  const runs = linesOf(text)
    .flat()
    .filter((run) => run.type !== 'hardBreak');
  const plain = runs.filter((run) => !isLink(run));
  const color = common(plain, 'color');
  const fontFamily = common(runs, 'fontFamily');
  const fontSize = common(runs, 'fontSize');
  const size = lengthOf(fontSize ?? undefined);
  const content = mapRuns(text, (run) => {
    const { color: own, fontFamily: family, fontSize: written, ...rest } = lookOf(run);
    return withLook(run, {
      ...rest,
      ...(own && (own !== color || isLink(run)) && { color: own }),
      ...(family && family !== fontFamily && { fontFamily: family }),
      ...(written && (written !== fontSize || !size) && { fontSize: written }),
    });
  });
  return {
    content,
    look: { ...(color && { color }), ...(fontFamily && { fontFamily }), ...(size && { fontSize: size }) },
  };
}

/** Returns whether every word is bold. */
export function isBold(text: RichText): boolean {
  const runs = linesOf(text)
    .flat()
    .filter((run) => run.type === 'mergeField' || (run.type === 'text' && run.text.trim() !== ''));
  return runs.length > 0 && runs.every((run) => marksOf(run).some(({ type }) => type === 'bold'));
}

/** The words alone, merge fields as they are written in plain props. */
export function plainWords(text: RichText): string {
  const lines = linesOf(text).map((line) =>
    line.map((run) =>
      run.type === 'text' ? run.text : run.type === 'mergeField' ? neutralTag(run.attrs.name, run.attrs.fallback) : ' ',
    ),
  );
  return lines
    .map((line) => line.join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function withoutMark(text: RichText, type: RichMark['type']): RichText {
  return mapRuns(text, (run) =>
    run.type === 'hardBreak'
      ? run
      : withMarks(
          run,
          marksOf(run).filter((mark) => mark.type !== type),
        ),
  );
}

function marksOf(run: RichInline): readonly RichMark[] {
  return run.type === 'hardBreak' ? [] : (run.marks ?? []);
}

function isLink(run: RichInline): boolean {
  return marksOf(run).some(({ type }) => type === 'link');
}

function lookOf(run: RichInline): TextStyle {
  return marksOf(run).find((mark) => mark.type === 'textStyle')?.attrs ?? {};
}

function withLook(run: RichInline, attrs: TextStyle): RichInline {
  const others = marksOf(run).filter(({ type }) => type !== 'textStyle');
  return withMarks(run, Object.keys(attrs).length > 0 ? [...others, { type: 'textStyle', attrs }] : others);
}

function withMarks(run: RichInline, marks: readonly RichMark[]): RichInline {
  if (run.type === 'hardBreak') return run;
  const { marks: _, ...bare } = run;
  return marks.length > 0 ? { ...bare, marks } : bare;
}

function common(runs: readonly RichInline[], key: 'color' | 'fontFamily' | 'fontSize'): string | null {
  const values = new Set(runs.map((run) => lookOf(run)[key] ?? null));
  const [only = null] = values;
  return values.size === 1 ? only : null;
}
