import { expect, test } from 'vitest';
import { accountRefusal } from './person-change.ts';

const admin = { id: 'ada', role: 'admin', isActive: true } as const;
const user = { id: 'uma', role: 'user', isActive: true } as const;

test('administrators change roles and deactivate others', () => {
  expect(accountRefusal(admin, user, { role: 'admin' }, 1)).toBeNull();
  expect(accountRefusal(admin, user, { isActive: false }, 1)).toBeNull();
  expect(accountRefusal(admin, { ...admin, id: 'eve' }, { isActive: false }, 2)).toBeNull();
});

test('others change nobody, themselves included', () => {
  expect(accountRefusal(user, user, { role: 'admin' }, 1)).toBe('FORBIDDEN');
  expect(accountRefusal(user, admin, { isActive: false }, 2)).toBe('FORBIDDEN');
});

test('nobody deactivates their own account', () => {
  expect(accountRefusal(admin, admin, { isActive: false }, 2)).toBe('OWN_ACCOUNT');
});

test('the last administrator stays one', () => {
  expect(accountRefusal(admin, admin, { role: 'user' }, 1)).toBe('LAST_ADMINISTRATOR');
  expect(accountRefusal(admin, admin, { role: 'admin' }, 1)).toBeNull();
  expect(accountRefusal(admin, admin, { role: 'user' }, 2)).toBeNull();
  expect(accountRefusal(user as never, admin, { isActive: false }, 1)).toBe('FORBIDDEN');
  expect(accountRefusal({ id: 'eve', role: 'admin' }, admin, { isActive: false }, 1)).toBe('LAST_ADMINISTRATOR');
  const gone = { ...admin, isActive: false };
  expect(accountRefusal({ id: 'eve', role: 'admin' }, gone, { role: 'user' }, 1)).toBeNull();
});
