import { expect, test } from 'vitest';
import { isLocalHost } from './is-local-host.ts';

test.each(['localhost', '127.0.0.1', '[::1]', 'app.localhost'])('this very computer is %s', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each(['mail.acme.example', 'localhost.evil.example', '10.0.0.1'])('another computer may be %s', (host) => {
  expect(isLocalHost(host)).toBe(false);
});
