import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const resolve = createRequire(import.meta.url).resolve;

test('every file of the font is there: the build leaves an address alone that it does not find', () => {
  const css = readFileSync(new URL('./inter.css', import.meta.url), 'utf8');
  const addresses = [...css.matchAll(/src: url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    const file = address.startsWith('.') ? new URL(address, import.meta.url) : resolve(address);
    expect(existsSync(file), address).toBe(true);
  }
});
