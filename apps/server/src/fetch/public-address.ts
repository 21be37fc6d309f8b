import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only range of IPv6 that is routed on the open internet. */
const ROUTED_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the open internet: not this machine, the networks behind it, metadata services, nor what
 * is reserved. IPv4 written as IPv6 is judged as the IPv4 it reaches. Spellings that readers disagree about are refused.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(ROUTED_6));
}
