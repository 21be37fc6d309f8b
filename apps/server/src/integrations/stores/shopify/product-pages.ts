import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { type ProductBatch, type SourceProduct, StoreFailure } from '../port.ts';
import { API_VERSION, PAGE_SIZES } from './api.ts';
import { TooCostly } from './ask-graphql.ts';

/** One page after a cursor; fails with `TooCostly` where it is too large. */
export type AskPage = (first: number, after: string | null) => Promise<unknown>;

const connection = z.object({
  nodes: z.array(z.unknown()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable().catch(null) }),
});

/** Cursor: the number of products read so far, and Shopify's cursor of the last one. */
const place = z.string().regex(/^\d{1,9}:.{1,1000}$/s);

/** Reads a product; a sentence where it cannot be one, null where it is not meant to be read. */
export type ReadNode = (node: unknown) => SourceProduct | string | null;

/** All products, page by page; pages get smaller where Shopify finds them too costly. */
export async function* productPages(
  ask: AskPage,
  read: ReadNode,
  from: string | null,
  total: number | null = null,
): AsyncGenerator<ProductBatch, void> {
  const [before = '0', ...rest] = place.safeParse(from).data?.split(':') ?? [];
  let done = Number(before);
  let after = rest.length > 0 ? rest.join(':') : null;
  let size = 0;
  for (;;) {
    const page = await sized(after);
    const told = connection.safeParse(page);
    if (!told.success) throw unreadable();
    const { nodes, pageInfo } = told.data;
    const answers = nodes.map(read);
    const skipped = answers.flatMap((one, index) =>
      typeof one === 'string' ? [{ line: done + index + 1, message: one }] : [],
    );
    done += nodes.length;
    if (done > LIMITS.stores.products) {
      throw new StoreFailure('STORE_TOO_LARGE', `The store has more than ${LIMITS.stores.products} products.`);
    }
    const isStuck = pageInfo.endCursor === null || pageInfo.endCursor === after;
    if (pageInfo.hasNextPage && isStuck) throw unreadable();
    after = pageInfo.endCursor ?? after;
    const products = answers.filter(isProduct);
    yield { products, skipped, total, cursor: after === null ? null : `${done}:${after}` };
    if (!pageInfo.hasNextPage) return;
  }

  async function sized(last: string | null): Promise<unknown> {
    for (;;) {
      try {
        return await ask(PAGE_SIZES[size] ?? 1, last);
      } catch (error) {
        if (!(error instanceof TooCostly) || size === PAGE_SIZES.length - 1) throw error;
        size += 1;
      }
    }
  }
}

/** The beginning alone, which `ask` bounds. */
export async function firstPage(
  ask: (after: null) => Promise<unknown>,
  read: ReadNode,
): Promise<Pick<ProductBatch, 'products'>> {
  const told = connection.safeParse(await ask(null));
  if (!told.success) throw unreadable();
  return { products: told.data.nodes.map(read).filter(isProduct) };
}

function isProduct(read: SourceProduct | string | null): read is SourceProduct {
  return typeof read === 'object' && read !== null;
}

function unreadable(): StoreFailure {
  return new StoreFailure('STORE_UNREADABLE', `The store answered something else than products (${API_VERSION}).`);
}

const ID = /^gid:\/\/shopify\/Product\/(\d{1,20})$/;

/** The number in a global id; null for anything else. */
export function numberOf(globalId: string): string | null {
  return ID.exec(globalId)?.[1] ?? null;
}

/** The global id of a number; null for anything else. */
export function globalIdOf(id: string): string | null {
  return /^\d{1,20}$/.test(id) ? `gid://shopify/Product/${id}` : null;
}
