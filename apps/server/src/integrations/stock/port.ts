import type { StockImage, StockPage, StockProvider, StockSource } from '@mailwright/contract';

/** Keys of the providers of free images that need one; null where the operator has none. */
export interface StockConfig {
  readonly pexelsKey: string | null;
  readonly pixabayKey: string | null;
}

export interface StockRequest {
  readonly query: string;
  /** Number of the page, from 1. */
  readonly page: number;
  readonly perPage: number;
  /** Brings pictures that ask for a credit line, too. */
  readonly credited: boolean;
}

/** Source of free images on the internet. */
export interface StockProviderPort extends StockSource {
  /** Hosts of its API, with the port where it is not the usual one: what a call of the proxy may name. */
  readonly hosts: readonly string[];
  /**
   * Pictures that may be shown to anybody and used in any mail.
   * @throws AppError `RATE_LIMITED` with the seconds to wait, `UPSTREAM_FAILED` when it does not answer as it should
   */
  search(request: StockRequest): Promise<StockPage>;
  /** One picture by its id; null when there is none, or its license does not allow its use. Throws as `search` does. */
  find(id: string): Promise<StockImage | null>;
  /** Returns the addresses of a picture's file, the best one first. */
  filesOf(image: StockImage): readonly string[];
  /** Hosts its files come from; absent where they may come from anywhere. */
  readonly fileHosts?: readonly string[];
}

export type StockProviders = readonly StockProviderPort[];

export type OutsideProvider = Exclude<StockProvider, 'collection'>;
