import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Row } from '../../db/copying/snapshot.ts';
import type { Column } from '../../db/copying/table-shapes.ts';

/** Rows are gathered until a part is about as long; one row may be longer. */
const PART_LENGTH = 4 * 1024 * 1024;

export interface RowPart {
  readonly rows: number;
  /** One JSON array a line, gzipped; bytes are base64. */
  readonly content: Buffer;
}

/** Rows as the parts of an archive. */
export async function* rowParts(rows: AsyncIterable<Row>): AsyncGenerator<RowPart> {
  let lines: string[] = [];
  let length = 0;
  for await (const row of rows) {
    const line = JSON.stringify(row.map(written));
    lines.push(line);
    length += line.length;
    if (length < PART_LENGTH) continue;
    yield await partOf(lines);
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield await partOf(lines);
}

/** @returns the rows of a part, in the order they were written */
export async function rowsOfPart(content: Uint8Array, columns: readonly Column[]): Promise<Row[]> {
  const text = (await promisify(gunzip)(content)).toString('utf8');
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as unknown[]).map((value, at) => read(value, columns[at])));
}

async function partOf(lines: readonly string[]): Promise<RowPart> {
  const text = lines.map((line) => `${line}\n`).join('');
  return { rows: lines.length, content: await promisify(gzip)(text, { level: 4 }) };
}

function written(value: Row[number]): string | number | null {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

function read(value: unknown, column: Column | undefined): Row[number] {
  if (column?.kind === 'blob' && typeof value === 'string') return Buffer.from(value, 'base64');
  return value as Row[number];
}
