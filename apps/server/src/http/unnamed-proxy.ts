import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

declare module 'fastify' {
  interface FastifyRequest {
    /** It came through a proxy that TRUST_PROXY does not name: its address is that of everybody who comes that way. */
    isOfUnnamedProxy: boolean;
  }
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'];

const SENTENCE =
  'Requests come through a proxy, and TRUST_PROXY is not set: all people share one address, and links and cookies may be wrong. ' +
  'Set TRUST_PROXY to the number of proxies (often 1) and PUBLIC_URL to the address people use.';

const DEMO = 'Until then whoever comes through it can sign in with the demo accounts, whose passwords everybody knows.';

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addSubnet('169.254.0.0', 16);
nearby.addSubnet('100.64.0.0', 10);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

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
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return nearby.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
