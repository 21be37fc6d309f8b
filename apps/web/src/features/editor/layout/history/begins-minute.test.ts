import { expect, test } from 'vitest';
import { beginsMinute } from './begins-minute.ts';

test('the newest step of each minute stands under its time', () => {
  const steps = ['10:41:05', '10:42:00', '10:42:59', '10:43:00'].map((at) => ({
    time: Date.parse(`2026-03-04T${at}Z`),
  }));
  expect(steps.map((_, index) => beginsMinute(steps, index))).toEqual([true, false, true, true]);
});
