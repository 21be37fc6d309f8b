import { BlockList, isIP } from 'node:net';

/** What no stranger's word may lead to: this machine, the networks behind it, metadata services, and what is reserved. */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within 2000::/3, the only range that is routed: protocol assignments with Teredo, examples, and 6to4. */
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) refused4.addSubnet(network, bits, 'ipv4');
const routed6 = new BlockList();
routed6.addSubnet('2000::', 3, 'ipv6');
const refused6 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_6) refused6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the open internet. IPv4 written as IPv6 is judged as the IPv4 it reaches. */
export function isPublicAddress(address: string): boolean {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  switch (isIP(plain)) {
    case 4:
      return !refused4.check(plain, 'ipv4');
    case 6:
      return routed6.check(plain, 'ipv6') && !refused6.check(plain, 'ipv6');
    default:
      return false;
  }
}
