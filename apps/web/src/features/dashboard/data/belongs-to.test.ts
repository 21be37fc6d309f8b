import { describe, expect, test } from 'vitest';
import { belongsTo, featuredFirst } from './belongs-to.ts';

const draft = { status: 'draft', tags: 'spring,favorite', isShared: false } as const;

describe('a changed template leaves the lists it no longer belongs to', () => {
  test('a published draft leaves Draft and stays in Favorite', () => {
    const published = { ...draft, status: 'published' } as const;
    expect(belongsTo({ kind: 'own', status: 'draft' }, published)).toBe(false);
    expect(belongsTo({ kind: 'favorited' }, published)).toBe(true);
  });

  test('Favorite shows neither unmarked nor deleted ones', () => {
    expect(belongsTo({ kind: 'favorited' }, { ...draft, tags: 'spring' })).toBe(false);
    expect(belongsTo({ kind: 'favorited' }, { ...draft, status: 'deleted' })).toBe(false);
  });
});

test('Featured Layouts come first', () => {
  const featured = { name: 'b', categories: [{ id: 'f', name: 'Featured Layouts', group: 'layouts' as const }] };
  const plain = { name: 'a', categories: [] };
  expect(featuredFirst([plain, featured]).map(({ name }) => name)).toEqual(['b', 'a']);
});
