import type { StoredBrandKit } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { chooseKit, kitInUse } from './in-my-brand-choice.ts';

const kit = (id: string) => ({ id }) as StoredBrandKit;

test('the own kit is meant, which is the first, until another one is chosen and as long as that is there', () => {
  const [own, shared] = [kit('own'), kit('shared')];
  expect(kitInUse([])).toBeNull();
  expect(kitInUse([own, shared])).toBe(own);
  chooseKit('shared');
  expect(kitInUse([own, shared])).toBe(shared);
  expect(kitInUse([own])).toBe(own);
});
