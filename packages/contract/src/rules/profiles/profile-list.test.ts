import { expect, it } from 'vitest';
import { PROFILE_IDS } from '../../profiles/profile-ids.ts';
import { PROFILES } from '../../profiles/profiles.ts';

it('lists every profile by its id, in the same order', () => {
  expect(PROFILES.map(({ id }) => id)).toEqual(PROFILE_IDS);
});

it('says for each system where its documentation is', () => {
  for (const { source } of PROFILES) expect(source).toMatch(/^https:\/\/[\w.-]+\//);
});
