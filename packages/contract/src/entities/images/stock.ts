import { z } from 'zod';
import { DEFAULT_LOCALE, LIMITS } from '../../limits.ts';
import { entityId, queryBoolean } from '../wire.ts';

/** Providers of free images; `collection` is drawn by this server and needs no network. */
export const STOCK_PROVIDERS = ['collection', 'openverse', 'pexels', 'pixabay'] as const;

export const stockProvider = z.enum(STOCK_PROVIDERS);

/** A picture of a source of free images, before anybody has chosen it. */
export const stockImage = z.object({
  /** Id at the provider, unique together with `provider`. */
  id: z.string(),
  /** Address of a small version of the picture. */
  thumbUrl: z.string(),
  description: z.string(),
  /** Address of the creator's page; '' when unknown. */
  userUrl: z.string(),
  /** Name of the creator; '' when unknown. */
  userName: z.string(),
  url: z.string(),
  downloadUrl: z.string(),
  provider: stockProvider,
  /** Pixels; 0 where the provider does not say. */
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  /** The picture's page at the provider; '' for none. */
  pageUrl: z.string(),
  /** As a person reads it, e.g. `CC BY 4.0`. */
  license: z.string(),
  licenseUrl: z.string(),
  /** The credit line that whoever shows the picture owes; null where none is owed. */
  attribution: z.string().nullable(),
});

export const stockSearch = z.object({
  provider: stockProvider,
  query: z.string().trim().max(LIMITS.searchTerm.max).default(''),
  page: z.coerce.number<number | string>().int().min(1).max(1000).default(1),
  per_page: z.coerce.number<number | string>().int().min(1).max(LIMITS.stockPage.size).default(LIMITS.stockPage.size),
  /** Brings pictures that ask for a credit line, too. */
  credited: queryBoolean.default(false),
  /** The language that pictures of the collection are described in. */
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .default(DEFAULT_LOCALE),
});

export const stockPage = z.object({
  images: z.array(stockImage),
  /** True when the next page has images. */
  more: z.boolean(),
});

/** A source of free images that this server may ask. */
export const stockSource = z.object({
  provider: stockProvider,
  name: z.string(),
  /** Home page of the provider; '' for the collection. */
  page: z.string(),
  /** True when the provider has pictures that require a credit line; `credited` includes them. */
  hasCredited: z.boolean(),
});

export const stockSources = z.object({
  sources: z.array(stockSource),
  /** True when the operator has turned off the outside providers. */
  isOff: z.boolean(),
});

export const stockChoice = z.object({
  provider: stockProvider,
  id: z.string().min(1).max(128),
  /** The template it is for, besides the library. */
  templateId: entityId.optional(),
  locale: stockSearch.shape.locale,
});

/** A call to a source of free images, as its own address names it. */
export const proxyRequest = z.object({ method: z.literal('GET'), url: z.string().min(1).max(2048) });

export type StockProvider = z.infer<typeof stockProvider>;
export type StockImage = z.infer<typeof stockImage>;
export type StockSearch = z.output<typeof stockSearch>;
export type StockPage = z.infer<typeof stockPage>;
export type StockSource = z.infer<typeof stockSource>;
export type StockSources = z.infer<typeof stockSources>;
export type StockChoice = z.output<typeof stockChoice>;
