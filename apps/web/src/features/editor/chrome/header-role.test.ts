import { expect, test } from 'vitest';
import { headerRole } from './header-role.ts';

test('the owner of a shared template and a reader have headers of their own', () => {
  expect(headerRole({ isShared: true, isOwner: true }, false)).toBe('shared-owner');
  expect(headerRole({ isShared: true, isOwner: false }, true)).toBe('reader');
  expect(headerRole({ isShared: false, isOwner: true }, false)).toBe('plain');
});

test('an owner who cannot edit just now reads, and a collaborator works as in any template', () => {
  expect(headerRole({ isShared: true, isOwner: true }, true)).toBe('reader');
  expect(headerRole({ isShared: true, isOwner: false }, false)).toBe('plain');
});
