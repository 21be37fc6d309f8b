import { expect, test } from 'vitest';
import { pull } from './auto-scroll.ts';

test('in the middle nothing scrolls', () => expect(pull(300, 300)).toBe(0));
test('near the upper edge it scrolls up, faster the nearer', () => {
  expect(pull(50, 500)).toBe(-3);
  expect(pull(0, 500)).toBe(-22);
});
test('near the lower edge it scrolls down', () => expect(pull(500, 28)).toBe(11));
test('beyond the edge it scrolls at full speed', () => expect(pull(500, -30)).toBe(22));
