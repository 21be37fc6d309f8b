import { expect, test } from 'vitest';
import { imageReplacement } from './image-replacement.ts';
import type { Actor, TemplateFacts } from './permissions.ts';

const ANNA: Actor = {
  id: 'anna',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
};

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

test.each<[string, Partial<TemplateFacts>, string]>([
  ['an own draft', {}, 'none'],
  ['an own published template', { status: 'published' }, 'none'],
  ['a shared draft that nobody holds', SHARED, 'take'],
  ['a shared draft that one holds oneself', { ...SHARED, isLocked: true, collaboratorId: 'anna' }, 'own'],
  ['a shared draft that somebody else holds', { ...SHARED, isLocked: true, collaboratorId: 'ben' }, 'TEMPLATE_LOCKED'],
  ['a deleted template', { status: 'deleted' }, 'INVALID_TRANSITION'],
  ["somebody else's template", { userId: 'ben' }, 'TEMPLATE_NOT_FOUND'],
  ['a system template', { isSystem: true, status: 'published' }, 'FORBIDDEN'],
])('an image in %s', (_, facts, expected) => {
  const answer = imageReplacement(ANNA, { ...DRAFT, ...facts });
  expect(answer.allowed ? answer.lock : answer.code).toBe(expected);
});
