import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import type { FetchedFile } from '../../../fetch/guarded-fetch.ts';
import { type ProductBatch, type SkippedRow, type SourceProduct, StoreFailure } from '../port.ts';
import { jsonOf } from '../shop-request.ts';

const PER_PAGE = 100;

/** Products of a page in its order; a sentence in the place of what cannot be one. */
export type ReadEntries = (entries: readonly unknown[]) => Promise<readonly (SourceProduct | string)[]>;

/** Asks for a page of products by their ids. */
export type AskPage = (query: Readonly<Record<string, string>>) => Promise<FetchedFile>;

/** The next page, and how many products there were when the last one was read. */
const cursorText = z.string().regex(/^\d{1,9}\/\d{0,9}$/);

/**
 * All products, a hundred at a time, by id. Pages are counted, so where products were deleted meanwhile the page before is
 * read once more: some of what was next has moved there.
 */
export async function* productPages(
  ask: AskPage,
  read: ReadEntries,
  from: string | null,
): AsyncGenerator<ProductBatch, void> {
  const [page = '1', total = ''] = cursorText.safeParse(from).data?.split('/') ?? [];
  let next = Math.max(1, Number(page));
  let known = total === '' ? null : Number(total);
  if (known !== null && next > 1 && (next - 1) * PER_PAGE >= known) return;
  for (;;) {
    if ((next - 1) * PER_PAGE >= LIMITS.stores.products) {
      throw new StoreFailure('STORE_TOO_LARGE', `The store has more than ${LIMITS.stores.products} products.`);
    }
    const { entries, count } = await pageOf(next);
    if (known !== null && count !== null && count < known && next > 1) {
      const before = await pageOf(next - 1);
      yield await batchOf(before.entries, next, count);
    }
    known = count ?? known;
    next += 1;
    yield await batchOf(entries, next, known);
    const isLast = known === null ? entries.length < PER_PAGE : (next - 1) * PER_PAGE >= known;
    if (isLast || entries.length === 0) return;
  }

  async function pageOf(number: number) {
    const order = { orderby: 'id', order: 'asc' };
    const answer = await ask({ per_page: String(PER_PAGE), page: String(number), ...order });
    const entries = jsonOf(answer);
    if (answer.status !== 200 || !Array.isArray(entries)) {
      throw new StoreFailure('STORE_UNREADABLE', 'The shop answered something else than its products.');
    }
    return { entries: entries as readonly unknown[], count: totalOf(answer) };
  }

  async function batchOf(entries: readonly unknown[], following: number, total: number | null): Promise<ProductBatch> {
    const products: SourceProduct[] = [];
    const skipped: SkippedRow[] = [];
    for (const [index, product] of (await read(entries)).entries()) {
      if (typeof product === 'string') skipped.push({ line: (following - 2) * PER_PAGE + index + 1, message: product });
      else products.push(product);
    }
    return { products, skipped, total, cursor: `${following}/${total ?? ''}` };
  }
}

/** Returns the number of products, from WordPress's header; null when it has none. */
export function totalOf({ headers }: Pick<FetchedFile, 'headers'>): number | null {
  const told = headers['x-wp-total'];
  return typeof told === 'string' && /^\d{1,9}$/.test(told) ? Number(told) : null;
}
