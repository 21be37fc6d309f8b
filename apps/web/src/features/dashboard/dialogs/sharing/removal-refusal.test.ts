import { expect, test } from 'vitest';
import { removalRefusal } from './removal-refusal.ts';

const free = { isLocked: false, collaboratorId: null, userId: 'anna' };
const heldByBen = { isLocked: true, collaboratorId: 'ben', userId: 'anna' };
const heldByOwner = { isLocked: true, collaboratorId: 'anna', userId: 'anna' };

test('anybody can be taken out while nobody holds the lock', () => {
  expect(removalRefusal(free, [], 'ben')).toBeNull();
});

test('who holds the lock stays, everybody else can go', () => {
  expect(removalRefusal(heldByBen, [{ id: 'carla' }], 'ben')).toBe('holder');
  expect(removalRefusal(heldByBen, [{ id: 'ben' }], 'carla')).toBeNull();
});

test('the sharing does not end while the owner holds the lock', () => {
  expect(removalRefusal(heldByOwner, [], 'ben')).toBe('last');
  expect(removalRefusal(heldByOwner, [{ id: 'carla' }], 'ben')).toBeNull();
});
