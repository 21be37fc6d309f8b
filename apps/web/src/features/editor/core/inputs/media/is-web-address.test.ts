import { expect, test } from 'vitest';
import { isWebAddress } from './is-web-address.ts';

test.each(['https://shop.example', 'http://shop.example/a?b=c#d', 'https://bücher.example', 'http://localhost:3000/x'])(
  '%s is a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);

test.each(['', 'shop', 'http://shop', 'http://a b.example', 'javascript:alert(1)', 'mailto:a@b.example', 'http://.x'])(
  '%j is none',
  (text) => expect(isWebAddress(text)).toBe(false),
);
