import { expect, test } from 'vitest';
import type { Actor, TemplateFacts } from './permissions.ts';
import { sharingConflict } from './sharing-conflict.ts';

const anna: Actor = {
  id: 'anna',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
};
const ben: Actor = { ...anna, id: 'ben' };
const draft: TemplateFacts = {
  type: 'email',
  userId: 'anna',
  status: 'draft',
  isSystem: false,
  isShared: false,
  isLocked: false,
  collaboratorId: null,
  collaboratorsList: [],
};
const shared: TemplateFacts = { ...draft, isShared: true, collaboratorsList: ['ben'] };
const published: TemplateFacts = { ...draft, status: 'published' };

test('nothing stands in the way of a draft that is not shared', () => {
  expect([sharingConflict('share', anna, draft), sharingConflict('publish', anna, draft)]).toEqual([null, null]);
});

test('publishing waits for the sharing to end, sharing for the publishing', () => {
  expect(sharingConflict('publish', anna, shared)).toBe('shared');
  expect(sharingConflict('share', anna, published)).toBe('published');
  expect(sharingConflict('share', anna, shared)).toBeNull();
});

test('who could not end it is not told of a way out', () => {
  expect(sharingConflict('publish', ben, shared)).toBeNull();
  expect(sharingConflict('share', ben, shared)).toBeNull();
});

test('deleted and system templates are neither shared nor published', () => {
  expect(sharingConflict('share', anna, { ...draft, status: 'deleted' })).toBeNull();
  expect(sharingConflict('share', { ...anna, role: 'admin' }, { ...published, isSystem: true })).toBeNull();
});
