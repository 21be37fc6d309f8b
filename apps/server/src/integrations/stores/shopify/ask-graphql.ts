import { z } from 'zod';
import { StoreFailure } from '../port.ts';
import { listOf } from '../read-response.ts';
import { jsonOf, type ShopQuestion, type ShopRequest, type Wait } from '../shop-request.ts';
import { noShop } from './shop-domain.ts';

export interface GraphqlQuestion {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Answers `data`, which may be partly null. */
export type AskGraphql = (question: GraphqlQuestion) => Promise<Readonly<Record<string, unknown>>>;

/** Shopify finds the question too costly; a smaller page may pass. */
export class TooCostly extends StoreFailure {
  constructor() {
    super('STORE_UNREADABLE', 'The store finds the question too costly.');
  }
}

const error = z.object({
  extensions: z.object({ code: z.string() }).catch({ code: '' }),
  message: z.string().catch(''),
});

const cost = z.object({
  requestedQueryCost: z.number().nonnegative(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
});

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullable().catch(null),
  errors: listOf(error),
  extensions: z.object({ cost: cost.nullable().catch(null) }).catch({ cost: null }),
});

/** Longest wait for points of the bucket, seconds, and how often a throttled question is asked again. */
const THROTTLE_LIMITS = { seconds: 20, times: 3 } as const;

const COSTLY = new Set(['MAX_COMPLEXITY_EXCEEDED', 'MAX_COST_EXCEEDED']);

/**
 * Asks a GraphQL API of Shopify. Its Admin API fills a bucket with points at a known rate: what the next question needs is
 * waited for before it is asked, see https://shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits.
 */
export function createAskGraphql(
  ask: ShopRequest,
  wait: Wait,
  address: string,
  access: Pick<ShopQuestion, 'headers' | 'refusal'> = {},
): AskGraphql {
  let pause = 0;
  const json = { 'content-type': 'application/json', accept: 'application/json' };

  async function once(question: GraphqlQuestion): Promise<z.infer<typeof answer>> {
    if (pause > 0) await wait(pause * 1000);
    const headers = { ...json, ...access.headers };
    const told = await ask(address, { ...access, headers, body: JSON.stringify(question) });
    const read = answer.safeParse(jsonOf(told));
    if (told.status === 404 || !read.success) throw noShop();
    pause = read.data.extensions.cost ? missingSeconds(read.data.extensions.cost) : 0;
    return read.data;
  }

  return async (question) => {
    for (let times = 1; ; times += 1) {
      const { data, errors } = await once(question);
      const codes = errors.map(({ extensions, message }) => extensions.code || message.toUpperCase());
      if (codes.some((code) => COSTLY.has(code))) throw new TooCostly();
      if (codes.includes('THROTTLED')) {
        pause = Math.max(pause, 1);
        if (times <= THROTTLE_LIMITS.times && pause <= THROTTLE_LIMITS.seconds) continue;
        throw new StoreFailure('STORE_BUSY', 'The store asks to wait before it is asked again.', { retryAfter: pause });
      }
      if (data) return data;
      if (codes.includes('ACCESS_DENIED')) {
        throw new StoreFailure('STORE_ACCESS', 'The store does not allow to read its products (read_products).');
      }
      if (codes.includes('SHOP_INACTIVE')) {
        throw new StoreFailure('STORE_UNREACHABLE', 'The store is closed at the moment.');
      }
      if (codes.includes('INTERNAL_SERVER_ERROR')) {
        throw new StoreFailure('STORE_UNREACHABLE', 'The store answered with an error.');
      }
      throw noShop();
    }
  };
}

function missingSeconds({ requestedQueryCost, throttleStatus }: z.infer<typeof cost>): number {
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable;
  return missing <= 0 ? 0 : Math.ceil(missing / throttleStatus.restoreRate);
}
