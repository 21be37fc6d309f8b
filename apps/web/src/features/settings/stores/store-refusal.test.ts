import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { problemSentence, storeRefusal } from './store-refusal.ts';

const refused = (code: string, error: string, details: readonly { path: string; message: string }[] = []) =>
  storeRefusal(new ApiError(422, code, error, { code, error, details }));

test('a wrong key is told at the key, with what the shop said of it', () => {
  expect(refused('STORE_ACCESS', 'The user of this key may not see products.')).toEqual({
    field: 'credentials',
    sentence: 'The user of this key may not see products.',
  });
});

test('an address where there is no shop, or a feed that cannot be read, is told at the address, with the line', () => {
  expect(refused('STORE_UNREADABLE', 'There is no WooCommerce shop at this address.')?.field).toBe('address');
  const message = 'The element <title> is not closed.';
  const told = refused('STORE_UNREADABLE', message, [{ path: 'line.12', message }]);
  expect(told?.field).toBe('address');
  expect(told?.sentence).toMatch(/^The element <title> is not closed\. ./);
  expect(refused('VALIDATION_FAILED', 'x', [{ path: 'url', message: 'This is not a web address.' }])).toEqual({
    field: 'address',
    sentence: 'This is not a web address.',
  });
});

test('what no field can mend is told for the whole form', () => {
  expect(refused('STORE_BUSY', 'The store asks to wait.')).toEqual({
    field: null,
    sentence: 'The store asks to wait.',
  });
  expect(refused('STORES_FULL', 'Full.')?.field).toBeNull();
  expect(storeRefusal(null)).toBeNull();
  expect(storeRefusal(new Error('x'))?.field).toBeNull();
});

test('a store that has no key is not told to change it', () => {
  const problem = { code: 'STORE_ACCESS', message: '', line: null } as const;
  const [withKey, without] = [problemSentence(problem, true), problemSentence(problem, false)];
  expect(withKey).toContain('problem.STORE_ACCESS');
  expect(without).toContain('problem.noAccess');
});
