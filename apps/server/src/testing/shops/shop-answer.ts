import type { IncomingMessage } from 'node:http';

/** A request as it reached the server of a host. */
export interface AskedShop {
  readonly host: string;
  readonly isSecure: boolean;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface ShopAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer | AsyncIterable<Buffer>;
}

export const NOT_FOUND: ShopAnswer = {
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Not found</title><p>There is nothing here.</p>',
};

export function jsonAnswer(body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): ShopAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
