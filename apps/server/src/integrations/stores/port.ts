import type { Availability, FeedLook, FeedSettings, StoreKind, StoreProblem } from '@mailwright/contract';

/** A product as a store tells it. Texts are plain; addresses are absolute http(s) ones or ''. */
export interface SourceProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly image: string;
  readonly images: readonly string[];
  /** Amounts as the contract has them, e.g. `49.00`. */
  readonly price: string | null;
  readonly salePrice: string | null;
  readonly priceTo: string | null;
  readonly currency: string | null;
  readonly link: string;
  readonly availability: Availability;
  readonly brand: string;
  readonly tags: readonly string[];
  /** Milliseconds since 1970; null where the store does not say. */
  readonly began: number | null;
}

export interface SkippedRow {
  /** Line of the feed, from 1. */
  readonly line: number;
  readonly message: string;
}

export interface ProductBatch {
  readonly products: readonly SourceProduct[];
  /** Cursor of the next batch, for a synchronization that goes on later; null when it has to start from the beginning. */
  readonly cursor: string | null;
  /** Number of products; null when the store does not say. */
  readonly total: number | null;
  readonly skipped: readonly SkippedRow[];
}

export interface StoreFacts {
  /** Name that the store gives itself; '' when it gives none. */
  readonly name: string;
  readonly currency: string | null;
  readonly total: number | null;
  /** First products of the store. */
  readonly products: readonly SourceProduct[];
}

/** A connected store. Every call fails with `StoreFailure`. */
export interface StoreConnector {
  /** Asks for as little as shows that products can be read. */
  test(): Promise<StoreFacts>;
  /** All products, batch by batch of some hundred; `from` is the cursor of the last batch that was kept, or null. */
  products(from: string | null): AsyncIterable<ProductBatch>;
  /** One product as it is now; null when the store has it no more. Absent where a store answers as a whole only. */
  readonly product?: (id: string) => Promise<SourceProduct | null>;
}

/** A key and its secret: of WooCommerce's REST API, or a client id and its secret of Shopify. A token is Shopify's. */
export type StoreCredentials = { readonly key: string; readonly secret: string } | { readonly token: string };

/** Store that a connector is made for. */
export interface StoreSource {
  readonly kind: Exclude<StoreKind, 'file' | 'demo'>;
  readonly url: string;
  readonly credentials: StoreCredentials | null;
  /** Settings of a feed; null for shops. */
  readonly feed: FeedSettings | null;
}

export type Connect = (source: StoreSource) => StoreConnector;

/** Products of a feed that is sent as it is read. Fails with `StoreFailure`. */
export type ReadFeed = (content: AsyncIterable<Buffer>, settings: FeedSettings) => AsyncIterable<ProductBatch>;

/** Returns what the beginning of a feed shows about it. Fails with `StoreFailure`. */
export type LookAtFeed = (beginning: Buffer) => FeedLook | Promise<FeedLook>;

/** All ways in which products come here. */
export interface StoreSources {
  readonly connect: Connect;
  readonly readFeed: ReadFeed;
  readonly lookAtFeed: LookAtFeed;
  /**
   * The address of a shop or a feed as a person typed it.
   * @throws StoreFailure `STORE_UNREADABLE` for what is no web address
   */
  readonly addressOf: (typed: string) => URL;
  /** `lookAtFeed` of the feed at an address, as a person typed it. */
  readonly lookAtAddress: (url: string) => Promise<FeedLook>;
}

/** Products did not come. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly code: StoreProblem['code'];
  /** Line of the feed, from 1. */
  readonly line: number | null;
  /** Seconds that the store asks to wait. */
  readonly retryAfter: number | null;

  /** @param message a sentence in English without addresses and keys: it is kept and shown */
  constructor(
    code: StoreProblem['code'],
    message: string,
    details: { readonly line?: number; readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.line = details.line ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
