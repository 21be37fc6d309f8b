import { readText, readValue } from '../read-tokens.ts';

/** A piece of text and the bytes that it is written with. */
export interface WrittenPiece {
  readonly text: string;
  readonly raw: string;
}

const REFERENCE = /&(?:#[0-9a-z]+|[a-z][0-9a-z]*);?=?/gi;

/** Takes written text apart into characters, entities being one piece however they are spelled. */
export function writtenPieces(raw: string, kind: 'text' | 'attribute'): readonly WrittenPiece[] {
  const read = kind === 'text' ? (written: string) => readText(written) ?? written : readValue;
  const pieces: WrittenPiece[] = [];
  const plain = (text: string) => {
    for (const char of text) pieces.push({ text: char, raw: char });
  };
  let position = 0;
  for (const { 0: written, index } of raw.matchAll(REFERENCE)) {
    plain(raw.slice(position, index));
    const text = read(written);
    // `&copyright` is © and then letters: what both end with is no part of the entity.
    const rest = text === written ? written.length : commonEnd(text, written);
    if (rest < written.length)
      pieces.push({ text: text.slice(0, text.length - rest), raw: written.slice(0, written.length - rest) });
    plain(written.slice(written.length - rest));
    position = index + written.length;
  }
  plain(raw.slice(position));
  return pieces;
}

/** White space of any length and spelling as the one space that is shown. */
export function foldSpace(pieces: readonly WrittenPiece[]): readonly WrittenPiece[] {
  const folded: WrittenPiece[] = [];
  for (const piece of pieces) {
    const last = folded.at(-1);
    if (!isSpace(piece.text)) folded.push(piece);
    else if (last && isSpace(last.text)) folded[folded.length - 1] = { text: ' ', raw: last.raw + piece.raw };
    else folded.push({ text: ' ', raw: piece.raw });
  }
  return folded;
}

/** Writes `value` in place of the pieces; all that is the same at both ends keeps its bytes. */
export function rewritePieces(
  pieces: readonly WrittenPiece[],
  value: string,
  encode: (text: string) => string,
): string {
  const { start, end, from, to } = commonEnds(pieces, value);
  return rawOf(pieces.slice(0, start)) + encode(value.slice(from, to)) + rawOf(pieces.slice(end));
}

/** The pieces from `start` to `end` give way to the part of `value` from `from` to `to`; all others stand in both. */
export function commonEnds(pieces: readonly WrittenPiece[], value: string) {
  let start = 0;
  let from = 0;
  while (start < pieces.length && value.startsWith(textAt(pieces, start), from)) {
    from += textAt(pieces, start).length;
    start += 1;
  }
  let end = pieces.length;
  let to = value.length;
  while (end > start && to - textAt(pieces, end - 1).length >= from && value.endsWith(textAt(pieces, end - 1), to)) {
    to -= textAt(pieces, end - 1).length;
    end -= 1;
  }
  return { start, end, from, to };
}

export function rawOf(pieces: readonly WrittenPiece[]): string {
  return pieces.map(({ raw }) => raw).join('');
}

export function textOf(pieces: readonly WrittenPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** No-break spaces are letters that show nothing: they are never folded. */
export function isSpace(text: string): boolean {
  return /^[ \t\r\n\f]+$/.test(text);
}

function textAt(pieces: readonly WrittenPiece[], index: number): string {
  return pieces[index]?.text ?? '';
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}
