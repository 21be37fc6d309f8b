import { expect, test } from 'vitest';
import { enterRecipient, splitAddresses } from './recipients.ts';

test('an address is added once, whatever its capitals', () => {
  const one = ['anna@acme.example'];
  expect(enterRecipient([], ' anna@acme.example ')).toEqual({ kind: 'taken', recipients: one });
  expect(enterRecipient(one, 'Anna@ACME.example')).toEqual({ kind: 'taken', recipients: one });
  expect(enterRecipient(one, '  ')).toEqual({ kind: 'taken', recipients: one });
});

test('what is no address is not added, nor a fourth one', () => {
  expect(enterRecipient([], 'anna')).toEqual({ kind: 'invalid' });
  expect(enterRecipient(['a@x.co', 'b@x.co', 'c@x.co'], 'd@x.co')).toEqual({ kind: 'full' });
});

test('a pasted list is taken apart', () => {
  expect(splitAddresses(' a@x.co, b@x.co;\nc@x.co ')).toEqual(['a@x.co', 'b@x.co', 'c@x.co']);
});
