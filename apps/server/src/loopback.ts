import { isIP } from 'node:net';

/** Returns whether a name or address to listen on can only be reached from this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

/** Returns whether a web address leads to the machine of the person who opens it. */
export function isLoopbackAddress(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
