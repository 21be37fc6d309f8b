import { expect, test } from 'vitest';
import { isPublishable, isSharedInTheWay } from './is-publishable.ts';

const DRAFT = { status: 'draft', isShared: false, isOwner: true, isSystem: false } as const;

test('a draft of one’s own that is not shared can be published', () => {
  expect(isPublishable(DRAFT)).toBe(true);
  expect(isPublishable({ ...DRAFT, isShared: true })).toBe(false);
  expect(isPublishable({ ...DRAFT, isOwner: false })).toBe(false);
  expect(isPublishable({ ...DRAFT, status: 'published' })).toBe(false);
  expect(isPublishable({ ...DRAFT, status: 'deleted' })).toBe(false);
});

test('sharing is all that stands in the way of a shared draft of one’s own', () => {
  expect(isSharedInTheWay({ ...DRAFT, isShared: true })).toBe(true);
  expect(isSharedInTheWay(DRAFT)).toBe(false);
  expect(isSharedInTheWay({ ...DRAFT, isShared: true, isOwner: false })).toBe(false);
});

test('a system template is never published from the editor', () => {
  expect(isPublishable({ ...DRAFT, isSystem: true })).toBe(false);
});
