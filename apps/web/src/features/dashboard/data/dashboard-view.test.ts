import { describe, expect, test } from 'vitest';
import { addressOfView, type DashboardView, viewOfAddress } from './dashboard-view.ts';

const read = (query: string) => viewOfAddress(new URLSearchParams(query));

describe('the address says what the dashboard shows', () => {
  test('published by default', () => {
    expect(read('')).toEqual({ kind: 'own', status: 'published' });
  });

  test.each<[string, DashboardView]>([
    ['status=draft', { kind: 'own', status: 'draft' }],
    ['status=deleted', { kind: 'own', status: 'deleted' }],
    ['status=shared', { kind: 'shared' }],
    ['status=favorited', { kind: 'favorited' }],
    ['category=all', { kind: 'library', category: 'all' }],
    ['category=c%2F1', { kind: 'library', category: 'c/1' }],
    ['status=deleted&system_templates=true', { kind: 'deleted-library' }],
  ])('%s', (query, view) => {
    expect(read(query)).toEqual(view);
    expect(addressOfView(view)).toBe(`/?${query}`);
  });

  test('an unknown status is no view', () => {
    expect(read('status=archived')).toBeNull();
  });
});
