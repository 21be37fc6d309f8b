import { expect, test } from 'vitest';
import { createCredentialBox } from './sealed-credentials.ts';

const KEYS = { key: 'ck_1', secret: 'cs_1' };
const box = createCredentialBox(() => Buffer.alloc(32, 1));

test('credentials open for their store alone, with the key they were sealed with, as they were', () => {
  const sealed = box.seal('shop-1', KEYS);
  expect(sealed).not.toContain('ck_1');
  expect(box.open('shop-1', sealed)).toEqual(KEYS);
  expect(box.open('shop-2', sealed)).toBeNull();
  expect(createCredentialBox(() => Buffer.alloc(32, 2)).open('shop-1', sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(box.open('shop-1', bytes.toString('base64url'))).toBeNull();
  expect(box.open('shop-1', '')).toBeNull();
});
