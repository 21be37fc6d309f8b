import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { StoreFailure } from '../port.ts';
import { type FeedRow, ROW_LIMITS, RowValues } from './feed-row.ts';
import { peeked } from './text-stream.ts';

/** Characters of the feed that are searched for the delimiter. */
const BEGINNING = 64 * 1024;

/** Most columns that a feed may have. */
const MAX_COLUMNS = 500;

const DELIMITERS = ['\t', ';', ',', '|'] as const;

interface TableRecord {
  readonly record: readonly string[];
  readonly info: Info;
}

export interface TableOptions {
  /** Null finds out. */
  readonly delimiter: string | null;
  /** Columns without which there is nothing to read. */
  readonly needed: readonly string[];
  /** Called with the columns of the first row. */
  readonly onColumns?: (columns: readonly string[], delimiter: string) => void;
}

/** Rows of tab or comma separated values, by the names in their first row. Line ends are `\n`. */
export async function* rowsOfTable(
  text: AsyncIterable<string>,
  { delimiter: chosen, needed, onColumns }: TableOptions,
): AsyncGenerator<FeedRow, void> {
  const [beginning, all] = await peeked(text, BEGINNING);
  // Written by Excel for itself.
  const [hint = '', named] = /^\uFEFF?sep=(.)\n/i.exec(beginning) ?? [];
  const delimiter = chosen ?? named ?? delimiterOf(beginning);
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    max_record_size: ROW_LIMITS.read,
  });
  const ended = pipeline(Readable.from(withBoundedLines(withoutStart(all, hint.length), delimiter)), parser).catch(
    (error: unknown) => error,
  );
  let columns: readonly string[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<TableRecord>) {
      if (columns === null) {
        columns = columnsOf(record);
        const missing = needed.find((column) => !columns?.includes(column));
        if (missing !== undefined) {
          throw new StoreFailure('STORE_UNREADABLE', `The feed has no column “${missing}”.`, { line: 1 });
        }
        onColumns?.(columns, delimiter);
        continue;
      }
      const row = new RowValues();
      let breaks = 0;
      for (const [index, value] of record.entries()) {
        row.add(columns[index] ?? '', value);
        if (value.includes('\n')) breaks += value.split('\n').length - 1;
      }
      yield { line: Math.max(1, info.lines - breaks + (hint === '' ? 0 : 1)), values: row.values };
    }
  } catch (error) {
    // Leaving the loop has aborted the pipeline: what it ends with says nothing of why.
    if (error instanceof StoreFailure) throw error;
    const first = (await ended) ?? error;
    throw first instanceof CsvError ? tableFailure(first) : first;
  } finally {
    parser.destroy();
  }
}

/** The sign that the first row has most of outside of quotes. */
function delimiterOf(beginning: string): string {
  const [first = ''] = beginning.replace(/"(?:[^"]|"")*"/g, '""').split('\n');
  const counted = DELIMITERS.map((sign) => ({ sign, count: first.split(sign).length - 1 }));
  const most = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count > 0 ? most.sign : ',';
}

/** Names as they stand, told apart where they are empty or repeated. */
function columnsOf(record: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return record.slice(0, MAX_COLUMNS).map((told, index) => {
    const name = told.replace(/\s+/g, ' ').trim().slice(0, 180) || `Column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

async function* withoutStart(text: AsyncIterable<string>, length: number): AsyncGenerator<string, void> {
  let left = length;
  for await (const part of text) {
    const rest = part.slice(left);
    left = Math.max(0, left - part.length);
    if (rest !== '') yield rest;
  }
}

/** Passes text on until a line has more separators than a row of a feed. @throws StoreFailure with that line */
async function* withBoundedLines(text: AsyncIterable<string>, separator: string): AsyncGenerator<string, void> {
  const [lineEnd, separatorCode] = ['\n'.charCodeAt(0), separator.charCodeAt(0)];
  let line = 1;
  let separators = 0;
  for await (const part of text) {
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      if (code === lineEnd) {
        line += 1;
        separators = 0;
      } else if (code === separatorCode) separators += 1;
      if (separators > ROW_LIMITS.separators) {
        throw new StoreFailure('STORE_UNREADABLE', 'A row of the feed has too many columns.', { line });
      }
    }
    yield part;
  }
}

function tableFailure(error: CsvError): StoreFailure {
  const { lines } = error as CsvError & { readonly lines?: unknown };
  const details = typeof lines === 'number' && lines > 0 ? { line: lines } : {};
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const sentence = isOpen
    ? 'A row does not end. A quotation mark before it is not closed, or the feed has been cut off.'
    : 'The rows of the feed cannot be read.';
  return new StoreFailure('STORE_UNREADABLE', sentence, details);
}
