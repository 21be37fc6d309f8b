import { expect, test } from 'vitest';
import { versionTime } from './version-time.ts';

const at = Date.parse('2026-03-02T10:00:00.000Z');

test('a version is dated relatively up to one day, and in full after it', () => {
  expect(versionTime('2026-03-02T07:00:00.000Z', at)).toBe('3 hours ago');
  expect(versionTime('2026-03-01T10:00:00.000Z', at)).toBe('yesterday');
  expect(versionTime('2026-03-01T09:59:59.999Z', at)).toMatch(/^Mar 1, 2026/);
});
