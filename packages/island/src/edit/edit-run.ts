import type { IslandText } from '../island.ts';
import { readText } from './read-tokens.ts';
import { encodeText } from './text/encode-text.ts';
import {
  foldSpace,
  isSpace,
  rawOf,
  rewritePieces,
  textOf,
  type WrittenPiece,
  writtenPieces,
} from './text/written-text.ts';

interface Run {
  /** Blanks around the words; they stay whatever the words become. */
  readonly before: string;
  readonly pieces: readonly WrittenPiece[];
  readonly after: string;
}

/** The words of a run as they are shown: entities read, blanks folded, none at the ends. */
export function runText(source: string, { range }: IslandText): string {
  return textOf(readRun(source.slice(range.start, range.end)).pieces);
}

/** The run with other words, as written; words that stay keep their bytes. null: browsers would read something else. */
export function editRun(written: string, value: string): string | null {
  const { before, pieces, after } = readRun(written);
  const result = before + rewritePieces(pieces, value, encodeText) + after;
  const read = readText(result);
  const wanted = readText(before) + value.replaceAll('\0', '') + readText(after);
  return read === null || fold(read) !== fold(wanted) ? null : result;
}

function readRun(written: string): Run {
  const pieces = foldSpace(writtenPieces(written, 'text'));
  const start = isSpace(pieces[0]?.text ?? '') ? 1 : 0;
  const end = pieces.length > start && isSpace(pieces.at(-1)?.text ?? '') ? pieces.length - 1 : pieces.length;
  return { before: rawOf(pieces.slice(0, start)), pieces: pieces.slice(start, end), after: rawOf(pieces.slice(end)) };
}

function fold(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ');
}
