import { expect, test } from 'vitest';
import { headerRole } from './header-role.ts';

test('the owner of a shared template and a reader have headers of their own', () => {
  expect(headerRole({ isShared: true, isOwner: true, isSystem: false }, false)).toBe('shared-owner');
  expect(headerRole({ isShared: true, isOwner: false, isSystem: false }, true)).toBe('reader');
  expect(headerRole({ isShared: false, isOwner: true, isSystem: false }, false)).toBe('plain');
});

test('an owner who cannot edit just now reads, and a collaborator works as in any template', () => {
  expect(headerRole({ isShared: true, isOwner: true, isSystem: false }, true)).toBe('reader');
  expect(headerRole({ isShared: true, isOwner: false, isSystem: false }, false)).toBe('plain');
});

test('a system template is told from one’s own; who may not edit it reads', () => {
  expect(headerRole({ isShared: false, isOwner: true, isSystem: true }, false)).toBe('system');
  expect(headerRole({ isShared: false, isOwner: false, isSystem: true }, true)).toBe('reader');
});

test('a module is told from a template; who may not edit it reads', () => {
  expect(headerRole({ isShared: false, isOwner: true, isSystem: false }, false, true)).toBe('module');
  expect(headerRole({ isShared: false, isOwner: false, isSystem: true }, false, true)).toBe('module');
  expect(headerRole({ isShared: false, isOwner: false, isSystem: true }, true, true)).toBe('reader');
});
