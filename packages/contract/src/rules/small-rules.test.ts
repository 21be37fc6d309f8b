import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './mail/json-limits.ts';
import { paginate } from './paginate.ts';
import { mailProfile } from './publishing/mail-profile.ts';
import { cloneName } from './template/clone-name.ts';
import { isBasicLayout, isFeatured } from './template/featured.ts';
import { nameProblem } from './template/names.ts';
import { parseSortBy } from './template/sort-order.ts';
import { isFavorite, splitTags, withFavorite, withoutFavorite } from './template/tags.ts';

describe('name of a copy', () => {
  it('gets " (copy)"', () => {
    expect(cloneName('Spring sale')).toBe('Spring sale (copy)');
  });

  it('is cut so that 255 holds and no space ends the original part', () => {
    const name = cloneName(`${'a'.repeat(247)} ${'b'.repeat(7)}`);
    expect(name).toBe(`${'a'.repeat(247)} (copy)`);
    expect(nameProblem(name)).toBeNull();
    expect(cloneName('x'.repeat(255))).toHaveLength(255);
  });
});

describe('tags', () => {
  it('are a comma-separated string', () => {
    expect(splitTags(' news, sale ,,news')).toEqual(['news', 'sale']);
  });

  it('carry the favourite of one person only on the way out', () => {
    expect(withFavorite('news', true)).toBe('news,favorite');
    expect(withFavorite('news,favorite', false)).toBe('news');
    expect(withoutFavorite('favorite, news')).toBe('news');
    expect(isFavorite('news, favorite')).toBe(true);
    expect(isFavorite('favorites')).toBe(false);
  });
});

describe('lists', () => {
  it('are sorted by last change, newest first, unless asked otherwise', () => {
    expect(parseSortBy(undefined)).toEqual({ key: 'lastModified', direction: 'desc' });
    expect(parseSortBy('name,asc')).toEqual({ key: 'name', direction: 'asc' });
    expect(parseSortBy('CREATED,DESC')).toEqual({ key: 'created', direction: 'desc' });
  });

  it('say how many pages there are', () => {
    expect(paginate(0, 20)).toEqual({ 'first-page': 0, 'last-page': 0, 'total-page': 0, 'total-elements': 0 });
    expect(paginate(41, 20)).toEqual({ 'first-page': 0, 'last-page': 2, 'total-page': 3, 'total-elements': 41 });
  });
});

describe('the featured ribbon', () => {
  it('is worn by templates of the category Featured Layouts', () => {
    expect(isFeatured({ categories: [{ name: 'Sales' }, { name: 'Featured Layouts' }] })).toBe(true);
    expect(isFeatured({ categories: [{ name: 'Sales' }] })).toBe(false);
  });
});

describe('JSON of a document', () => {
  it('is measured in levels, however deep it is', () => {
    expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false);
    expect(isDeeperThan({ a: [{ b: 1 }] }, 2)).toBe(true);
    let deep: unknown[] = [];
    for (let level = 0; level < 500_000; level++) deep = [deep];
    expect(isDeeperThan(deep, 200)).toBe(true);
  });
});

describe('a basic layout', () => {
  const layouts = { group: 'layouts', name: 'Basic Layouts' } as const;
  const featured = { group: 'layouts', name: 'Featured Layouts' } as const;
  const news = { group: 'system', name: 'Newsletters' } as const;

  it('is a system template in categories of layouts alone', () => {
    expect(isBasicLayout({ isSystem: true, categories: [layouts] })).toBe(true);
    expect(isBasicLayout({ isSystem: false, categories: [layouts] })).toBe(false);
    expect(isBasicLayout({ isSystem: true, categories: [layouts, news] })).toBe(false);
    expect(isBasicLayout({ isSystem: true, categories: [featured] })).toBe(false);
    expect(isBasicLayout({ isSystem: true, categories: [] })).toBe(false);
  });
});

it('a mail is written for its own sending system, else for that of the person', () => {
  expect(mailProfile({ profile: 'klaviyo' }, 'mailchimp')).toBe('klaviyo');
  expect(mailProfile({ profile: 'custom' }, 'mailchimp')).toBe('custom');
  expect(mailProfile({ profile: null }, 'mailchimp')).toBe('mailchimp');
});
