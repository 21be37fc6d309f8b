import { holdsTag, tagPieces } from '@mailwright/contract';
import type { RichInline, RichTextRun } from '@mailwright/document';

/**
 * A paragraph in which each template tag stands in one run: a tag of which a part was made bold has the marks that it
 * begins with, since an element within it would be read by the sending system as a part of it.
 */
export function withWholeTags(content: readonly RichInline[]): readonly RichInline[] {
  if (content.length < 2) return content;
  const result: RichInline[] = [];
  let runs: RichTextRun[] = [];
  for (const inline of content) {
    if (inline.type === 'text') {
      runs.push(inline);
      continue;
    }
    result.push(...wholeRuns(runs), inline);
    runs = [];
  }
  result.push(...wholeRuns(runs));
  return result.length === content.length && result.every((inline, index) => inline === content[index])
    ? content
    : result;
}

function wholeRuns(runs: readonly RichTextRun[]): readonly RichTextRun[] {
  if (runs.length < 2) return runs;
  const text = runs.map((run) => run.text).join('');
  if (!holdsTag(text)) return runs;
  const texts = runs.map(() => '');
  let index = 0;
  let end = runs[0]?.text.length ?? 0;
  let at = 0;
  const goTo = (position: number) => {
    while (position >= end && index < runs.length - 1) {
      index += 1;
      end += runs[index]?.text.length ?? 0;
    }
  };
  for (const piece of tagPieces(text)) {
    const pieceEnd = at + piece.text.length;
    while (at < pieceEnd) {
      goTo(at);
      const next = piece.isTag ? pieceEnd : Math.min(pieceEnd, end);
      texts[index] += text.slice(at, next);
      at = next;
    }
  }
  return runs.flatMap((run, each) => {
    const own = texts[each] ?? '';
    if (own === run.text) return [run];
    return own === '' ? [] : [{ ...run, text: own }];
  });
}
