import { readText } from '../read-tokens.ts';
import { encodeText, templateTags } from './encode-text.ts';
import { commonEnds, rawOf, textOf, type WrittenPiece, writtenPieces } from './written-text.ts';

/** Stands for a line break while lines are written; no text may hold it. */
const BREAK = '\uffff';

/**
 * A slot with other lines, as written: what stays at both ends keeps its bytes, `lineBreak` stands between two lines.
 * null: browsers would read something else.
 */
export function writeSlot(written: string, lines: readonly string[], lineBreak: string): string | null {
  const value = lines.map((line) => line.replaceAll('\0', '').replaceAll(BREAK, '')).join(BREAK);
  const pieces = joinedLineEnds(writtenPieces(written, 'text'));
  const wanted = value.replaceAll(BREAK, '');
  for (const middle of [aroundTemplates(pieces, value), plainMiddle(pieces, value)]) {
    const before = rawOf(pieces.slice(0, middle.start));
    const after = rawOf(pieces.slice(middle.end));
    if (readText(before + middle.written.replaceAll(BREAK, '') + after) === wanted)
      return before + middle.written.replaceAll(BREAK, lineBreak) + after;
  }
  return null;
}

/** Replacement for the pieces from `start` to `end`. */
interface Middle {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

function plainMiddle(pieces: readonly WrittenPiece[], value: string): Middle {
  const { start, end, from, to } = commonEnds(pieces, value);
  return { start, end, written: encodeText(value.slice(from, to)) };
}

/**
 * Template tags stand as they are typed: what is typed into one is written as it is, and one that is begun or completed
 * is written anew as a whole.
 */
function aroundTemplates(pieces: readonly WrittenPiece[], value: string): Middle {
  const { start, end, from, to } = commonEnds(pieces, value);
  const tags = templateTags(value).map(({ tag, index }) => ({ tag, index, end: index + tag.length }));
  const inside = tags.find((tag) => tag.index + 2 <= from && to <= tag.end - 2);
  if (inside && !value.slice(from, to).includes('<')) return { start, end, written: value.slice(from, to) };
  const touched = tags.filter((tag) => tag.index < to && from < tag.end);
  const first = Math.min(from, ...touched.map((tag) => tag.index));
  const last = Math.max(to, ...touched.map((tag) => tag.end));
  const text = textOf(pieces);
  const startPiece = pieceAt(pieces, first);
  const endPiece = pieceAt(pieces, text.length - (value.length - last));
  // A tag that begins within an entity of several letters is left to the plain way.
  return { start: startPiece, end: endPiece, written: encodeText(value.slice(first, last)) };
}

/** Index of the piece that begins at a position of the text. */
function pieceAt(pieces: readonly WrittenPiece[], position: number): number {
  let length = 0;
  for (const [index, { text }] of pieces.entries()) {
    if (length >= position) return index;
    length += text.length;
  }
  return pieces.length;
}

/** Browsers read every spelling of a line end as one sign. */
function joinedLineEnds(pieces: readonly WrittenPiece[]): readonly WrittenPiece[] {
  const joined: WrittenPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.raw === '\n' && last?.raw === '\r') joined[joined.length - 1] = { text: '\n', raw: '\r\n' };
    else if (piece.raw === '\r') joined.push({ text: '\n', raw: '\r' });
    else joined.push(piece.raw === '\0' ? { text: '', raw: '\0' } : piece);
  }
  return joined;
}
