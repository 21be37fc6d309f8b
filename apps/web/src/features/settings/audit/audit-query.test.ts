import { expect, test } from 'vitest';
import { auditFilter } from './audit-query.ts';

const ALL = { words: '', action: 'all', firstDay: '', lastDay: '' } as const;

test('the last day is asked for to its end, by the clock of who looks', () => {
  const { from, to } = auditFilter({ ...ALL, firstDay: '2026-02-28', lastDay: '2026-02-28' });
  expect(from).toBe(new Date(2026, 1, 28).toISOString());
  expect(to).toBe(new Date(2026, 2, 1).toISOString());
});

test('what is not chosen, or half typed, is not asked for', () => {
  expect(auditFilter(ALL)).toEqual({ q: '' });
  expect(auditFilter({ ...ALL, words: 'anna', action: 'template.delete', firstDay: '2026-0' })).toEqual({
    q: 'anna',
    action: 'template.delete',
  });
});
