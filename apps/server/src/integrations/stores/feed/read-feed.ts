import { hash } from 'node:crypto';
import { type FeedSettings, LIMITS } from '@mailwright/contract';
import { type ProductBatch, type SkippedRow, StoreFailure } from '../port.ts';
import { type RawProduct, sourceProduct } from '../values/source-product.ts';
import { decodeText } from './decode-text.ts';
import type { RowOrProblem } from './feed-row.ts';
import { createRowReader, withMore } from './product-of-row.ts';
import { rowsOfLines } from './rows-of-lines.ts';
import { rowsOfTable } from './rows-of-table.ts';
import { rowsOfXml } from './rows-of-xml.ts';
import { plainLineEnds } from './text-stream.ts';
import { unzipped } from './unzipped.ts';

const HEX_DIGITS = 12;

/** Lines of ids that a feed has told, in little memory: ids are kept as 48 bits of their hash. */
class SeenIds {
  readonly #lines = new Map<number, number>();

  /** The line where the id stood before, or null. */
  see(id: string, line: number): number | null {
    const key = Number.parseInt(hash('sha1', id, 'hex').slice(0, HEX_DIGITS), 16);
    const before = this.#lines.get(key) ?? null;
    this.#lines.set(key, line);
    return before;
  }

  get size(): number {
    return this.#lines.size;
  }
}

/** Products, or rows that were left out, of one batch: what is held at once decides how much memory is taken. */
const BATCH = 50;

export interface ReadFeedOptions {
  /** Content type as the server sent it, with its parameters. */
  readonly contentType?: string;
  readonly maxBytes?: number;
  /** Rows that may be left out. */
  readonly maxSkipped?: number;
  readonly now?: () => number;
}

/**
 * Products of a feed, some at a time, read as it comes: no part of it is held longer than needed. Of rows with the
 * same id the later one counts.
 * @throws StoreFailure `STORE_UNREADABLE` with its line, `STORE_TOO_LARGE`; and whatever `content` throws
 */
export async function* readFeed(
  content: AsyncIterable<Buffer>,
  settings: FeedSettings,
  {
    contentType = '',
    maxBytes = LIMITS.stores.feedBytes,
    maxSkipped = LIMITS.stores.products,
    now = Date.now,
  }: ReadFeedOptions = {},
): AsyncGenerator<ProductBatch, void> {
  const bytes = unzipped(content, maxBytes);
  const text = plainLineEnds(decodeText(bytes, { chosen: settings.encoding, contentType }));
  const readRow = createRowReader(settings, now);
  const seen = new SeenIds();
  let products = new Map<string, RawProduct>();
  let skipped: SkippedRow[] = [];
  let skippedCount = 0;
  let firstProblem = null as SkippedRow | null;
  // Its next row may go on with it.
  let last = null as { readonly line: number; readonly product: RawProduct } | null;

  const skip = (row: SkippedRow) => {
    firstProblem ??= row;
    skipped.push(row);
    skippedCount += 1;
    // A few compressed kilobytes may unfold into millions of them.
    if (skippedCount > maxSkipped) {
      throw new StoreFailure('STORE_TOO_LARGE', `More than ${maxSkipped} rows of the feed cannot be read.`, {
        line: row.line,
      });
    }
  };
  const keep = () => {
    if (!last) return;
    const { line, product } = last;
    const before = seen.see(product.id, line);
    if (before !== null) skip({ line: before, message: `The id “${product.id}” stands again in line ${line}.` });
    if (seen.size > LIMITS.stores.products) {
      throw new StoreFailure('STORE_TOO_LARGE', `The feed has more than ${LIMITS.stores.products} products.`, { line });
    }
    products.delete(product.id);
    products.set(product.id, product);
    last = null;
  };
  const batch = (): ProductBatch => {
    const full = { products: [...products.values()].map(sourceProduct), skipped, cursor: null, total: null };
    products = new Map();
    skipped = [];
    return full;
  };

  for await (const row of rowsOf(text, settings)) {
    if ('message' in row) {
      skip(row);
    } else {
      const read = readRow(row);
      if (read.kind === 'more' && last?.product.id === read.more.id) {
        last = { ...last, product: withMore(last.product, read.more) };
        continue;
      }
      keep();
      if (read.kind === 'product') last = { line: row.line, product: read.product };
      else skip(read.kind === 'problem' ? read.problem : { line: row.line, message: 'The row has no name.' });
    }
    if (products.size + skipped.length >= BATCH) yield batch();
  }
  keep();
  if (seen.size === 0 && firstProblem) throw nothingRead(firstProblem);
  if (products.size + skipped.length > 0) yield batch();
}

/** Rows of a feed as its settings say. */
function rowsOf(
  text: AsyncIterable<string>,
  { format, delimiter, columns }: FeedSettings,
): AsyncIterable<RowOrProblem> {
  const needed = [columns.id, columns.name].filter((column) => column !== undefined);
  switch (format) {
    case 'xml':
      return rowsOfXml(text);
    case 'jsonl':
      return rowsOfLines(text);
    case 'tsv':
      return rowsOfTable(text, { delimiter: '\t', needed });
    case 'csv':
      return rowsOfTable(text, { delimiter, needed });
  }
}

/** Rows without any product are a feed of another kind, not an empty shop. */
function nothingRead({ line, message }: SkippedRow): StoreFailure {
  return new StoreFailure('STORE_UNREADABLE', `No row has a product. ${message}`, { line });
}
