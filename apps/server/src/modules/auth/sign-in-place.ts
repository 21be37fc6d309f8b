import type { FastifyRequest } from 'fastify';

/** Where somebody signs in from. */
export interface SignInPlace {
  readonly address: string;
  /** What the browser calls itself. */
  readonly device?: string | undefined;
  /** Everybody has that address, as behind a proxy. */
  readonly isShared?: boolean;
}

/** Where a request comes from. */
export function placeOf({ ip, headers, isOfUnnamedProxy }: FastifyRequest): SignInPlace {
  return { address: ip, device: headers['user-agent'], isShared: isOfUnnamedProxy };
}
