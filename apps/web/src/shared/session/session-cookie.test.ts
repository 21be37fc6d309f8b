import { expect, test } from 'vitest';
import { readSessionCookie } from './session-cookie.ts';

test('finds the session among other cookies', () => {
  expect(readSessionCookie('theme=dark; sessionId=abc%2B1; other=2')).toBe('abc+1');
});

test('without the cookie, or with an empty one, there is no session', () => {
  expect(readSessionCookie('mysessionId=abc')).toBeNull();
  expect(readSessionCookie('sessionId=')).toBeNull();
});
