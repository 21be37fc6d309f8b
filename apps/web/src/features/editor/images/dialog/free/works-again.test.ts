import { expect, test } from 'vitest';
import { toError } from '../../../../../shared/api/call.ts';
import { formatMoment } from './format-moment.ts';
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

test('a moment of another day is told with its day', () => {
  const noon = new Date(2026, 4, 6, 12, 0).getTime();
  expect(formatMoment(noon + 3_600_000, noon)).toMatch(/^1:00/);
  expect(formatMoment(noon + 14 * 3_600_000, noon)).toMatch(/May 7, 2026/);
});
