import type { FastifyRequest } from 'fastify';

/** Network address and browser that a sign-in comes from. */
export interface SignInPlace {
  readonly address: string;
  /** User agent of the browser. */
  readonly device?: string | undefined;
  /** Value of the header `Accept-Language`: the languages that the browser asks for. */
  readonly languages?: string | undefined;
  /** True when everybody has that address, as behind a proxy. */
  readonly isShared?: boolean;
}

/** Returns the network address and the browser that a request comes from. */
export function placeOf({ ip, headers, isOfUnnamedProxy }: FastifyRequest): SignInPlace {
  return {
    address: ip,
    device: headers['user-agent'],
    languages: headers['accept-language'],
    isShared: isOfUnnamedProxy,
  };
}
