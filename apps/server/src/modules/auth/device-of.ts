import Bowser from 'bowser';

/** Returns the browser and the system that a user agent names, '' for what it does not name. */
export function deviceOf(device: string): { readonly browser: string; readonly system: string } {
  if (device === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(device);
  // Programs begin with their own name, as browsers do with that of one long gone.
  return { browser: browser.name || (device.split(/[/\s]/, 1)[0] ?? ''), system: os.name ?? '' };
}

/** Returns a network address as people write it: an IPv4 address that came by IPv6 without its prefix. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
