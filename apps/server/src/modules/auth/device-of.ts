import Bowser from 'bowser';

/** Browser and system by what a browser calls itself, as far as that says. */
export function deviceOf(device: string): { readonly browser: string; readonly system: string } {
  if (device === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(device);
  // Programs begin with their own name, as browsers do with that of one long gone.
  return { browser: browser.name || (device.split(/[/\s]/, 1)[0] ?? ''), system: os.name ?? '' };
}

/** An address as people write it: one of IPv4 that came by IPv6 without what marks it. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
