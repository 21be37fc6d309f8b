import { expect, test } from 'vitest';
import { toError } from '../../../../../shared/api/call.ts';
import { worksAgain } from './works-again.ts';

test('a source that had too many searches works again after the seconds it names, or a minute', () => {
  expect(worksAgain(toError(429, { code: 'RATE_LIMITED', error: '', retryAfter: 90 }), 1000)).toBe(91_000);
  expect(worksAgain(toError(429, { code: 'RATE_LIMITED', error: '' }), 1000)).toBe(61_000);
});

test('other failures say nothing about when it works again', () => {
  expect(worksAgain(toError(502, { code: 'UPSTREAM_FAILED', error: '' }), 1000)).toBeNull();
  expect(worksAgain(new Error('x'), 1000)).toBeNull();
  expect(worksAgain(null, 0)).toBeNull();
});
