import { gunzipSync, constants as zlib } from 'node:zlib';
import { type FeedFormat, type FeedLook, LIMITS } from '@mailwright/contract';
import { StoreFailure } from '../port.ts';
import { oneLine } from '../values/plain-text.ts';
import { decodeText, encodingOf } from './decode-text.ts';
import type { FeedRow } from './feed-row.ts';
import { guessColumns } from './known-columns.ts';
import { rowsOfLines } from './rows-of-lines.ts';
import { rowsOfTable } from './rows-of-table.ts';
import { rowsOfXml } from './rows-of-xml.ts';
import { plainLineEnds } from './text-stream.ts';

/** Rows that are asked for their columns, where no first row names them. */
const ASKED = 50;

const MAX_COLUMNS = 300;

/** Characters of a value that are shown. */
const SHOWN = 300;

/** Beginnings of files that are not text, each with a sentence for the person. */
const BINARIES: readonly (readonly [magic: string, sentence: string])[] = [
  ['PK\u0003\u0004', 'This is an Excel or ZIP file. Save it as CSV and use that.'],
  ['\u00D0\u00CF\u0011\u00E0', 'This is an Excel file. Save it as CSV and use that.'],
  ['%PDF', 'This is a PDF, not a feed.'],
];

/**
 * Columns and first rows of a feed from its beginning, and what its columns seem to hold.
 * @param contentType as the server told it, with its parameters
 * @throws StoreFailure `STORE_UNREADABLE` for what is no feed
 */
export async function lookAtFeed(beginning: Buffer | Uint8Array, contentType = ''): Promise<FeedLook> {
  const told = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  const bytes = told[0] === 0x1f && told[1] === 0x8b ? unpackedBeginning(told) : told;
  const magic = bytes.subarray(0, 4).toString('latin1');
  const [, sentence] = BINARIES.find(([begins]) => magic.startsWith(begins)) ?? [];
  if (sentence) throw new StoreFailure('STORE_UNREADABLE', sentence);

  const hints = { chosen: null, contentType };
  const start = await wholeText(plainLineEnds(decodeText(once(bytes), hints)));
  const format = formatOf(start);
  let columns: readonly string[] = [];
  let delimiter: string | null = null;
  const rows: FeedRow[] = [];
  const table = {
    delimiter: null,
    needed: [],
    onColumns(names: readonly string[], found: string) {
      columns = names;
      delimiter = found;
    },
  };
  for await (const row of rowsOf(format, start, table)) {
    if ('values' in row) rows.push(row);
    else if (rows.length === 0) throw new StoreFailure('STORE_UNREADABLE', row.message, { line: row.line });
    if (rows.length >= ASKED) break;
  }
  if (columns.length === 0) columns = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))];
  const isOne = columns.length < 2 && format === 'csv';
  if (isOne || (rows.length === 0 && columns.length === 0)) throw noFeed(start);
  const shown = columns.slice(0, MAX_COLUMNS);
  return {
    settings: {
      format: delimiter === '\t' ? 'tsv' : format,
      columns: guessColumns(shown),
      delimiter,
      encoding: encodingOf(bytes, hints),
      currency: null,
    },
    columns: [...shown],
    rows: rows
      .slice(0, LIMITS.stores.sample)
      .map(({ values }) => shown.map((column) => oneLine((values.get(column) ?? []).join(', '), SHOWN))),
  };
}

function rowsOf(format: FeedFormat, text: string, table: Parameters<typeof rowsOfTable>[1]) {
  if (format === 'xml') return rowsOfXml(once(text), { isBeginning: true });
  return format === 'jsonl' ? withoutLast(rowsOfLines(once(text))) : rowsOfTable(once(withoutOpenQuote(text)), table);
}

/** A last line that is no row was cut off. */
async function* withoutLast<T extends object>(rows: AsyncIterable<T>): AsyncGenerator<T, void> {
  let held: T | null = null;
  let count = 0;
  for await (const row of rows) {
    if (held) yield held;
    held = row;
    count += 1;
  }
  if (held && (count === 1 || 'values' in held)) yield held;
}

function formatOf(text: string): FeedFormat {
  const begun = text.trimStart();
  if (begun === '') throw new StoreFailure('STORE_UNREADABLE', 'The feed is empty.');
  if (/^<(?:!doctype\s+html|html)/i.test(begun)) throw noFeed(text);
  if (begun.startsWith('<')) return 'xml';
  return /^[[{]/.test(begun) ? 'jsonl' : 'csv';
}

/** Returns a text without a last row whose quotation mark would be closed after the end of the text. */
function withoutOpenQuote(text: string): string {
  let end = text.length;
  let isOpen = false;
  for (const { 0: sign, index } of text.matchAll(/["\n]/g)) {
    if (sign === '"') isOpen = !isOpen;
    else if (!isOpen) end = index + 1;
  }
  return isOpen ? text.slice(0, end) : text;
}

function noFeed(start: string): StoreFailure {
  const isPage = start.trimStart().startsWith('<');
  const sentence = isPage ? 'There is a web page at this address, not a feed.' : 'This is not a product feed.';
  return new StoreFailure('STORE_UNREADABLE', sentence);
}

async function* once<T>(all: T): AsyncGenerator<T, void> {
  yield all;
}

async function wholeText(text: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const part of text) all += part;
  return all;
}

function unpackedBeginning(bytes: Buffer): Buffer {
  const most = LIMITS.stores.lookBytes * 16;
  try {
    return gunzipSync(bytes, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: most });
  } catch (cause) {
    throw new StoreFailure('STORE_UNREADABLE', 'The compressed feed is damaged.', { cause });
  }
}
