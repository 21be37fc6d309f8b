import { isIP } from 'node:net';

/** Whether a name or address to listen on can only be reached from this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

/** Whether a web address leads to this machine, for whoever opens it. */
export function isLoopbackAddress(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
