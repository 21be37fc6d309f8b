import { expect, test } from 'vitest';
import { toError } from '../../../../../shared/api/call.ts';
import { retryAtOf } from './retry-at.ts';

test('a source that had too many searches works again after the seconds it names, or a minute', () => {
  expect(retryAtOf(toError(429, { code: 'RATE_LIMITED', error: '', retryAfter: 90 }), 1000)).toBe(91_000);
  expect(retryAtOf(toError(429, { code: 'RATE_LIMITED', error: '' }), 1000)).toBe(61_000);
});

test('other failures say nothing about when it works again', () => {
  expect(retryAtOf(toError(502, { code: 'UPSTREAM_FAILED', error: '' }), 1000)).toBeNull();
  expect(retryAtOf(new Error('x'), 1000)).toBeNull();
  expect(retryAtOf(null, 0)).toBeNull();
});
