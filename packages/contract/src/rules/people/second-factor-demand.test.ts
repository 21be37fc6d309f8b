import { expect, test } from 'vitest';
import { askedProof, demandsSecondFactor, mayRemoveFactor } from './second-factor-demand.ts';

test.each([
  ['optional', 'admin', false],
  ['optional', 'user', false],
  ['admins', 'admin', true],
  ['admins', 'user', false],
  ['everyone', 'admin', true],
  ['everyone', 'user', true],
] as const)('where %s, somebody who is %s has to have a second factor: %s', (demand, role, expected) => {
  expect(demandsSecondFactor(demand, role)).toBe(expected);
});

test.each([
  [{ totp: true, passkeys: 0, required: false }, true],
  [{ totp: true, passkeys: 0, required: true }, false],
  [{ totp: false, passkeys: 1, required: true }, false],
  [{ totp: true, passkeys: 1, required: true }, true],
  [{ totp: false, passkeys: 2, required: true }, true],
])('of %j one may be removed: %s', (factors, expected) => {
  expect(mayRemoveFactor(factors)).toBe(expected);
});

test.each([
  [{ hasPassword: true, totp: true, passkeys: 1 }, 'password'],
  [{ hasPassword: false, totp: true, passkeys: 0 }, 'code'],
  [{ hasPassword: false, totp: false, passkeys: 1 }, 'code'],
  [{ hasPassword: false, totp: false, passkeys: 0 }, 'nothing'],
] as const)('before a factor is changed %o is asked for the %s', (state, expected) => {
  expect(askedProof(state)).toBe(expected);
});
