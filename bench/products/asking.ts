import type { Actor } from '@mailwright/contract';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { createProductRepository } from '../../apps/server/src/modules/products/repository.ts';
import { createProductService, type ProductService } from '../../apps/server/src/modules/products/service.ts';
import { createStoreAccess } from '../../apps/server/src/modules/stores/access-service.ts';
import { createStoreRepository } from '../../apps/server/src/modules/stores/repository.ts';
import { openBareDriver, statementsOf } from '../support/recorded-database.ts';
import { figure } from '../support/statistics.ts';
import { p50, p95, ratio, timesOf } from '../support/times-of.ts';
import { CATEGORIES, KINDS, THINGS } from './fifty-thousand.ts';

const CALLS = 60;
const WARM_UP = 10;
/** Of each question. */
const VARIANTS = 5;

export const MAX_SEARCH_P95_MS = 30;

const FEATURES = {
  customCode: true,
  products: true,
  aiImages: false,
  convertToSystem: false,
  customBlockCategories: false,
};

type Ask = (service: ProductService, actor: Actor, storeUuid: string, variant: number) => Promise<unknown>;

function page(of: (variant: number) => { readonly [key: string]: string | number }): Ask {
  const all = { 'return-deleted': false, 'category-name': '', query: '', limit: 20, offset: 0, 'exact-total': false };
  return (service, actor, storeUuid, variant) => service.page(actor, storeUuid, { ...all, ...of(variant) });
}

const thing = (variant: number) => THINGS[variant] ?? '';
const category = (variant: number) => `Category ${(variant * 7) % CATEGORIES}`;
const rule = { category: null, tag: null, onSale: false, count: 12 };

const SEARCHES: Readonly<Record<string, Ask>> = {
  'search: a word of 5,000 names': page((variant) => ({ query: thing(variant) })),
  'search: two words': page((variant) => ({ query: `${KINDS[variant]} ${thing(variant)}` })),
  'search: an id': page((variant) => ({ query: `SKU-1${10_000 + variant * 37}` })),
  'search: part of an id': page((variant) => ({ query: `${1000 + variant * 13}` })),
  'search: one letter': page((variant) => ({ query: 'lptaw'[variant] ?? '' })),
  'search: a category’s name': page((variant) => ({ query: category(variant) })),
  'search: a word in a category': page((variant) => ({ query: thing(variant), 'category-name': category(variant) })),
  'search: nothing found': page((variant) => ({ query: `no such ${variant}` })),
};

const OTHERS: Readonly<Record<string, Ask>> = {
  'first page': page(() => ({})),
  'page 500': page(() => ({ offset: 10_000 })),
  'a category of 1,250': page((variant) => ({ 'category-name': category(variant) })),
  'a category of 50,000, page 2,000': page(() => ({ 'category-name': 'All products', offset: 40_000 })),
  'rule: newest': (service, actor, storeUuid) => service.byRule(actor, { ...rule, storeUuid, sort: 'newest' }),
  'rule: cheapest of a category': (service, actor, storeUuid, variant) =>
    service.byRule(actor, { ...rule, storeUuid, sort: 'cheapest', category: category(variant) }),
  'rule: newest with a tag': (service, actor, storeUuid) =>
    service.byRule(actor, { ...rule, storeUuid, sort: 'newest', tag: 'new' }),
  'names of categories': (service, actor, storeUuid) => service.categories(actor, storeUuid),
  'states of 50 products': (service, actor, storeUuid, variant) =>
    service.states(
      actor,
      Array.from({ length: 50 }, (_, index) => ({ storeUuid, productId: `SKU-${100_000 + variant * 999 + index}` })),
    ),
};

/** Each question through the service, and its very statements through the bare driver, by turns. */
export async function measureAsking(
  config: DatabaseConfig,
  { ownerId, storeId }: { readonly ownerId: string; readonly storeId: string },
): Promise<string[][]> {
  const actor: Actor = { id: ownerId, role: 'user', features: FEATURES };
  const database = openDatabase(config, { exclusive: false });
  const bare = openBareDriver(config);
  const rows: string[][] = [];
  for (const [name, ask] of Object.entries({ ...SEARCHES, ...OTHERS })) {
    const asked = (from: Database, variant: number) => ask(serviceOn(from), actor, storeId, variant);
    const statements = await Promise.all(
      Array.from({ length: VARIANTS }, (_, variant) => statementsOf(config, (recorded) => asked(recorded, variant))),
    );
    const times = await timesOf(
      CALLS,
      {
        ours: (index) => asked(database, index % VARIANTS),
        bare: (index) => bare.run(statements[index % VARIANTS] ?? []),
      },
      WARM_UP,
    );
    const isTooLong = name in SEARCHES && p95(times.ours) > MAX_SEARCH_P95_MS;
    if (isTooLong) process.exitCode = 1;
    rows.push([
      name,
      String(statements[0]?.length),
      `${figure(p50(times.ours))} / ${figure(p95(times.ours))}`,
      `${figure(p50(times.bare))} / ${figure(p95(times.bare))}`,
      `${ratio(p50(times.ours), p50(times.bare))} / ${ratio(p95(times.ours), p95(times.bare))}`,
      isTooLong ? 'TOO LONG' : '',
    ]);
  }
  await database.close();
  await bare.close();
  return rows;
}

function serviceOn(database: Database): ProductService {
  return createProductService({
    products: createProductRepository(database),
    access: createStoreAccess(createStoreRepository(database)),
    refresh: async () => undefined,
  });
}
