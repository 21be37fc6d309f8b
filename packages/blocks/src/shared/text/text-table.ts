import { wordsOf } from './words-of.ts';

/** Columns that mail software shows without breaking lines itself. */
const LINE = 78;

/** The widest that the left column gets: what is longer stands in a line of its own. */
const LEFT = 30;

const GAP = 2;

/**
 * Rows of two texts as a table in plain text: the right ones start under each other, and what does not fit goes on
 * under its beginning. A text is one line; words that are longer than a line stay whole.
 */
export function textTable(rows: readonly (readonly [left: string, right: string])[]): string {
  const indent = Math.min(LEFT, Math.max(0, ...rows.map(([left]) => lengthOf(left)))) + GAP;
  return rows.flatMap(([left, right]) => writeRow(left, right, indent)).join('\n');
}

function writeRow(left: string, right: string, indent: number): readonly string[] {
  if (!right) return left ? [left] : [];
  const lines = brokenLines(right, LINE - indent);
  const blank = ' '.repeat(indent);
  if (lengthOf(left) > indent - GAP) return [left, ...lines.map((line) => blank + line)];
  return lines.map((line, index) => (index === 0 ? left + ' '.repeat(indent - lengthOf(left)) + line : blank + line));
}

function brokenLines(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    for (const word of wordsOf(line)) {
      const last = lines.at(-1);
      if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/** Characters as people count them: a sign outside the usual plane is one. */
function lengthOf(text: string): number {
  return [...text].length;
}
