import { expect, test } from 'vitest';
import { moduleReplacement } from './module-replacement.ts';
import type { Actor, TemplateFacts } from './permissions.ts';

const ANNA: Actor = {
  id: 'anna',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
};
const ADMIN: Actor = { ...ANNA, id: 'admin', role: 'admin' };

const DRAFT: TemplateFacts = {
  type: 'email',
  userId: 'anna',
  status: 'draft',
  isSystem: false,
  isShared: false,
  isLocked: false,
  collaboratorId: null,
  collaboratorsList: [],
};

const SHARED = { isShared: true, collaboratorsList: ['anna', 'ben'], userId: 'carl' };
const SYSTEM = { isSystem: true, status: 'published' } as const;

const answer = (actor: Actor, facts: Partial<TemplateFacts>, isOpen: boolean) => {
  const result = moduleReplacement(actor, { ...DRAFT, ...facts }, isOpen);
  return result.allowed ? 'allowed' : result.code;
};

test.each<[string, Partial<TemplateFacts>, string]>([
  ['an own draft', {}, 'allowed'],
  ['an own published template', { status: 'published' }, 'allowed'],
  ['a shared draft that nobody holds', SHARED, 'allowed'],
  ['a shared draft that somebody else holds', { ...SHARED, isLocked: true, collaboratorId: 'ben' }, 'TEMPLATE_LOCKED'],
  ['a shared draft that one holds oneself', { ...SHARED, isLocked: true, collaboratorId: 'anna' }, 'TEMPLATE_OPEN'],
  ['a deleted template', { status: 'deleted' }, 'INVALID_TRANSITION'],
  ["somebody else's template", { userId: 'ben' }, 'TEMPLATE_NOT_FOUND'],
  ['a system template', SYSTEM, 'FORBIDDEN'],
])('a module in %s', (_, facts, expected) => {
  expect(answer(ANNA, facts, false)).toBe(expected);
});

test('a module in a template that is open in an editor is left to the editor', () => {
  expect(answer(ANNA, {}, true)).toBe('TEMPLATE_OPEN');
  expect(answer(ANNA, { status: 'published' }, true)).toBe('TEMPLATE_OPEN');
});

test('what is refused anyway is refused for that reason, open or not', () => {
  expect(answer(ANNA, { userId: 'ben' }, true)).toBe('TEMPLATE_NOT_FOUND');
  expect(answer(ANNA, { ...SHARED, isLocked: true, collaboratorId: 'ben' }, true)).toBe('TEMPLATE_LOCKED');
});

test('a module in a system template is updated by admins', () => {
  expect(answer(ADMIN, SYSTEM, false)).toBe('allowed');
  expect(answer(ADMIN, SYSTEM, true)).toBe('TEMPLATE_OPEN');
});
