import type { TemplateElement, TemplateList } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { changeInPages } from './cached-lists.ts';

function page(...ids: string[]): TemplateList {
  const elements = ids.map((id) => ({ id, status: 'draft', tags: '', isShared: false }) as unknown as TemplateElement);
  return { elements, pagination: { 'first-page': 0, 'last-page': 1, 'total-page': 2, 'total-elements': 3 } };
}

const PAGES = { pages: [page('a', 'b'), page('c')], pageParams: [0, 20] };
const DRAFTS = { kind: 'own', status: 'draft' } as const;

const ids = ({ pages }: typeof PAGES) => pages.map(({ elements }) => elements.map(({ id }) => id));

test('a template that still belongs to the list is changed where it stands', () => {
  const changed = changeInPages(PAGES, DRAFTS, 'b', (template) => ({ ...template, name: 'New' }));
  expect(ids(changed)).toEqual([['a', 'b'], ['c']]);
  expect(changed.pages[0]?.elements[1]?.name).toBe('New');
});

test('a published template leaves the drafts, and every page counts one less', () => {
  const changed = changeInPages(PAGES, DRAFTS, 'c', (template) => ({ ...template, status: 'published' }));
  expect(ids(changed)).toEqual([['a', 'b'], []]);
  expect(changed.pages.map(({ pagination }) => pagination['total-elements'])).toEqual([2, 2]);
});

test('a template deleted forever is taken out', () => {
  expect(ids(changeInPages(PAGES, DRAFTS, 'a', () => null))).toEqual([['b'], ['c']]);
});
