import { expect, it } from 'vitest';
import { lineHeight } from './typography.ts';

it('takes 100 % line spacing for single spacing', () => {
  expect([100, 120, 150, 200].map((percent) => lineHeight(percent))).toEqual(['1.4', '1.68', '2.1', '2.8']);
  expect(lineHeight(100, 'heading')).toBe('1.2');
});
