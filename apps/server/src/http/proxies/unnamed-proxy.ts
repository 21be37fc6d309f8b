import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * True when it came through a proxy that TRUST_PROXY does not name: its address is that of everybody who uses this proxy.
     */
    isOfUnnamedProxy: boolean;
  }
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'];

const SENTENCE =
  'Requests come through a proxy, and TRUST_PROXY is not set: all people share one address, and links and cookies may be wrong. ' +
  'Set TRUST_PROXY to the number of proxies (often 1) and PUBLIC_URL to the address people use.';

const DEMO = 'Until then whoever comes through it can sign in with the demo accounts, whose passwords everybody knows.';

/** Ranges of this machine and of the networks behind it. */
const NEARBY = new Set(['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal']);

/**
 * Notices a proxy that nobody told the server of, and says so once. Forwarded headers from far away mean nothing, since
 * anybody can write them; a proxy stands on this machine or in its network.
 */
export function watchForUnnamedProxy(
  app: FastifyInstance,
  {
    trustProxy,
    demo,
    log,
  }: { readonly trustProxy: boolean | number | string; readonly demo: boolean; readonly log: Logger },
): void {
  let warned = false;
  app.decorateRequest('isOfUnnamedProxy', false);
  if (trustProxy !== false && trustProxy !== 0) return;
  app.addHook('onRequest', async (request) => {
    if (!FORWARDED.some((name) => request.headers[name] !== undefined) || !isNearby(request.ip)) return;
    request.isOfUnnamedProxy = true;
    if (!warned) log.warn({ peer: request.ip }, demo ? `${SENTENCE} ${DEMO}` : SENTENCE);
    warned = true;
  });
}

function isNearby(address: string): boolean {
  return ipaddr.isValid(address) && NEARBY.has(ipaddr.process(address).range());
}
