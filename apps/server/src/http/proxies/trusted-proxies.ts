import { isIP } from 'node:net';
import { z } from 'zod';

const PROXY_RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function namesProxies(value: string): boolean {
  if (/^(true|false|\d{1,3})$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
    return PROXY_RANGES.includes(part.trim()) || (isIP(address) !== 0 && isRange && rest.length === 0);
  });
}

function trustProxy(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Proxies whose forwarded headers are trusted: all, none, a number of them, or those with some addresses. */
export const trustedProxies = z
  .string()
  .default('false')
  .refine(namesProxies, 'must be "true", "false", the number of proxies, or their addresses divided by commas')
  .transform(trustProxy);
