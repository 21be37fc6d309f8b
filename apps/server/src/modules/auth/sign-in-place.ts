import type { FastifyRequest } from 'fastify';

/** Where somebody signs in from. */
export interface SignInPlace {
  readonly address: string;
  /** What the browser calls itself. */
  readonly device?: string | undefined;
  /** In which languages the browser asks to be answered, as its header says it. */
  readonly languages?: string | undefined;
  /** Everybody has that address, as behind a proxy. */
  readonly isShared?: boolean;
}

/** Where a request comes from. */
export function placeOf({ ip, headers, isOfUnnamedProxy }: FastifyRequest): SignInPlace {
  return {
    address: ip,
    device: headers['user-agent'],
    languages: headers['accept-language'],
    isShared: isOfUnnamedProxy,
  };
}
