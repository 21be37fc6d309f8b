import { expect, test } from 'vitest';
import type { ImpactUse } from './impact-source.ts';
import { chosenTemplates, isMeant, isUpdatable, type Scope } from './scope.ts';

const USE: ImpactUse = {
  templateId: 'a',
  name: 'Spring',
  isModule: false,
  status: 'draft',
  owner: null,
  isOwner: true,
  lastModified: '2026-01-01T00:00:00.000Z',
  version: 1,
  isCurrent: false,
  thumbnailUrl: null,
  refusal: null,
};

const NONE = new Set<string>();

test.each<[Scope, boolean, boolean, boolean]>([
  ['none', false, false, false],
  ['drafts', true, false, false],
  ['all', true, true, true],
  ['chosen', true, false, false],
])('%s means a draft, a published template, a module: %s, %s, %s', (scope, draft, published, module) => {
  const ticked = new Set(['a']);
  expect(isMeant(USE, scope, ticked)).toBe(draft);
  expect(isMeant({ ...USE, templateId: 'b', status: 'published' }, scope, ticked)).toBe(published);
  expect(isMeant({ ...USE, templateId: 'c', isModule: true }, scope, ticked)).toBe(module);
});

test('a template is updated that is not so already, unless something is in the way', () => {
  expect(isUpdatable(USE)).toBe(true);
  expect(isUpdatable({ ...USE, isCurrent: true })).toBe(false);
  expect(isUpdatable({ ...USE, refusal: 'TEMPLATE_OPEN' })).toBe(false);
});

test('a choice of nothing starts no update', () => {
  expect(chosenTemplates('none', new Set(['a']))).toBeNull();
  expect(chosenTemplates('chosen', NONE)).toBeNull();
  expect(chosenTemplates('chosen', new Set(['a', 'b']))).toEqual(['a', 'b']);
  expect(chosenTemplates('drafts', NONE)).toBe('drafts');
  expect(chosenTemplates('all', NONE)).toBe('all');
});
