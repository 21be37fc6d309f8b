import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { currencyCode, product } from './product.ts';
import { entityId, timestamp } from './wire.ts';

const { stores: MAX } = LIMITS;

/** Source of a store's products: a shop, a feed at an address, an uploaded file, or the demo store of this server. */
export const storeKind = z.enum(['woocommerce', 'shopify', 'feed', 'file', 'demo']);

/** Google Merchant XML (RSS 2.0 or Atom), tab separated values, comma separated values, and one JSON object a line. */
export const feedFormat = z.enum(['xml', 'tsv', 'csv', 'jsonl']);

/** Product fields that a column of a feed can be read as. */
export const feedField = z.enum([
  'id',
  'name',
  'description',
  'link',
  'image',
  'images',
  'price',
  'salePrice',
  'currency',
  'availability',
  'categories',
  'brand',
  'tags',
  'created',
]);

const columnName = z.string().min(1).max(MAX.column);

export const feedSettings = z.object({
  format: feedFormat,
  /** Name of the column of each field; id and name are needed. */
  columns: z.partialRecord(feedField, columnName).refine(({ id, name }) => id !== undefined && name !== undefined, {
    error: 'Choose which columns hold the id and the name.',
  }),
  /** Delimiter of values in comma separated files; null detects it. */
  delimiter: z.enum([',', ';', '|', '\t']).nullable().default(null),
  /** Label that `TextDecoder` knows, e.g. `windows-1252`; null detects it. */
  encoding: z.string().max(40).nullable().default(null),
  /** Currency of prices that name none. */
  currency: currencyCode.nullable().default(null),
});

const name = z.string().trim().max(LIMITS.name.max, MESSAGES.maxLengthExceeded);
const shopAddress = z.string().trim().min(1).max(MAX.address);
const secret = z.string().trim().min(1).max(MAX.secret);

/** An empty name takes what the shop calls itself. */
export const createStoreRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('woocommerce'),
    name: name.default(''),
    url: shopAddress,
    /** A key of its REST API and its secret; without them, what every visitor of the shop sees is read. */
    credentials: z.object({ key: secret, secret }).nullable().default(null),
  }),
  z.object({
    kind: z.literal('shopify'),
    name: name.default(''),
    url: shopAddress,
    /**
     * A token of the Admin API, or the client id and secret of an app that is installed in the shop, which gets its tokens
     * with them; without either, what every visitor of the shop sees is read.
     */
    credentials: z
      .union([z.object({ token: secret }), z.object({ key: secret, secret })])
      .nullable()
      .default(null),
  }),
  z.object({ kind: z.literal('feed'), name: name.default(''), url: shopAddress, feed: feedSettings }),
  z.object({ kind: z.literal('file'), name: name.min(1, MESSAGES.storeNameRequired), feed: feedSettings }),
]);

/** Changes to a store; fields that are left out stay as they are. `credentials: null` deletes the stored ones. */
export const changeStoreRequest = z.object({
  name: name.min(1, MESSAGES.storeNameRequired).optional(),
  credentials: z
    .union([z.object({ key: secret, secret }), z.object({ token: secret })])
    .nullable()
    .optional(),
  feed: feedSettings.optional(),
});

/** Reason why products could not be read. `line` counts the lines of a feed from 1. */
export const storeProblem = z.object({
  code: z.enum([
    'STORE_ACCESS',
    'STORE_BUSY',
    'STORE_UNREACHABLE',
    'STORE_NOT_PUBLIC',
    'STORE_UNREADABLE',
    'STORE_TOO_LARGE',
  ]),
  /** A sentence in English; the interface has its own sentence for each code. */
  message: z.string(),
  line: z.int().positive().nullable(),
});

export const storeSync = z.object({
  /** `waiting`: its turn comes; `done` and `failed`: how the last one ended. */
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Products read so far while it runs, and of how many where the shop says so. */
  done: z.int().nonnegative(),
  total: z.int().nonnegative().nullable(),
  /** Time when all products were last read; null before that. */
  syncedAt: timestamp.nullable(),
  /** Time of the next automatic synchronization; null for stores without one. */
  nextAt: timestamp.nullable(),
  problem: storeProblem.nullable(),
  /** Rows of a feed that could not be read, the first of them with their lines. */
  skipped: z.array(z.object({ line: z.int().positive(), message: z.string() })),
  skippedCount: z.int().nonnegative(),
});

export const store = z.object({
  storeUuid: entityId,
  /** Empty for files. */
  storeUrl: z.string(),
  name: z.string(),
  kind: storeKind,
  /** True when the caller may change, synchronize or disconnect it. */
  canEdit: z.boolean(),
  /** They are kept and never told. */
  hasCredentials: z.boolean(),
  feed: feedSettings.nullable(),
  /** Products that can be chosen. */
  products: z.int().nonnegative(),
  currency: currencyCode.nullable(),
  sync: storeSync,
  createdAt: timestamp,
});

/** Facts of a shop or a feed, read before it is connected. */
export const storeTest = z.object({
  /** Name that the shop gives itself; '' when it has none. */
  name: z.string(),
  currency: currencyCode.nullable(),
  /** Number of products; null when the shop does not tell. */
  total: z.int().nonnegative().nullable(),
  products: z.array(product.pick({ productName: true, imageLink: true, price: true, currency: true })).max(MAX.sample),
});

export const feedLookRequest = z.object({ url: shopAddress });

/** The beginning of a feed: its columns and first rows, and what its columns seem to hold. */
export const feedLook = z.object({
  settings: z.object({
    format: feedFormat,
    columns: z.partialRecord(feedField, columnName),
    delimiter: z.string().nullable(),
    encoding: z.string().nullable(),
    currency: currencyCode.nullable(),
  }),
  columns: z.array(z.string()),
  /** One text for each column. */
  rows: z.array(z.array(z.string())).max(MAX.sample),
});

export type StoreKind = z.infer<typeof storeKind>;
export type FeedFormat = z.infer<typeof feedFormat>;
export type FeedField = z.infer<typeof feedField>;
export type FeedSettings = z.output<typeof feedSettings>;
export type FeedLook = z.infer<typeof feedLook>;
export type CreateStoreRequest = z.output<typeof createStoreRequest>;
export type ChangeStoreRequest = z.output<typeof changeStoreRequest>;
export type StoreProblem = z.infer<typeof storeProblem>;
export type StoreSync = z.infer<typeof storeSync>;
export type Store = z.infer<typeof store>;
export type StoreTest = z.infer<typeof storeTest>;
