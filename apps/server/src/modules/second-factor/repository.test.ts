import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createPasskeyRepository } from '../passkeys/repository.ts';
import { createSecondFactorRepository } from './repository.ts';

const NOW = Date.UTC(2026, 6, 1);

describeOnBoth('second factors', (open) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('that are removed side by side are asked for one after the other', async () => {
    const factors = createSecondFactorRepository(database);
    const passkeys = createPasskeyRepository(database);
    const key = { publicKey: Buffer.from('key'), counter: 0, transports: [], name: 'Laptop', createdAt: NOW };
    for (let round = 0; round < 10; round++) {
      const userId = await addPerson(database, 'Pia', { email: `pia.${newId()}@acme.example` });
      const ids = [newId(), newId(), newId(), newId()];
      for (const id of ids) await passkeys.add({ ...key, id, userId });
      const outcomes = await Promise.all(
        ids.map((passkey) => factors.remove(userId, { passkey }, (own) => own.passkeys > 1)),
      );
      expect(outcomes.toSorted()).toEqual(['refused', 'removed', 'removed', 'removed']);
      expect(await passkeys.list(userId)).toHaveLength(1);
    }
  });
});
