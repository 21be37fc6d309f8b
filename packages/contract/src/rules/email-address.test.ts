import { expect, test } from 'vitest';
import { isEmailAddress, maySendFrom } from './email-address.ts';

test.each(['anna@acme.example', 'a.b+c@mail.acme-partner.example', "o'neil@x.co", 'ANNA@ACME.EXAMPLE'])(
  '%s is an address',
  (address) => expect(isEmailAddress(address)).toBe(true),
);

test.each([
  '',
  'anna',
  'anna@',
  '@acme.example',
  'anna@acme',
  'anna@@acme.example',
  'anna@acme..example',
  'anna@-acme.example',
  'an na@acme.example',
  'anna@acme.example,ben@acme.example',
  'Anna <anna@acme.example>',
  'anna@acme.example\r\nBcc: ben@acme.example',
  `${'a'.repeat(65)}@acme.example`,
  `a@${'b.'.repeat(130)}example`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

test('one sends from the own address and from the domains of the server', () => {
  expect(maySendFrom('Anna@acme.example', 'anna@ACME.example', [])).toBe(true);
  expect(maySendFrom('news@brand.example', 'anna@acme.example', ['brand.example'])).toBe(true);
  expect(maySendFrom('news@evil-brand.example', 'anna@acme.example', ['brand.example'])).toBe(false);
  expect(maySendFrom('ben@acme.example', 'anna@acme.example', [])).toBe(false);
});
