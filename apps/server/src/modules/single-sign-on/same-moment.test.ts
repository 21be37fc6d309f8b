import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { oneIdentity } from '../../db/migrations/people/043-one-identity.ts';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createUserRepository } from '../users/repository.ts';
import { createIdentityRepository } from './repository.ts';
import { createSingleSignOn } from './service.ts';

const NOW = 1_800_000_000_000;
const issuer = 'https://provider.example';

describeOnBoth('people of a provider who come at the same moment', (open) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  interface Meanwhile {
    /** Called after the person was looked up, and before the result is stored. */
    readonly faster?: () => Promise<unknown>;
    /** Called when no account was found, before one is added. */
    readonly added?: () => Promise<unknown>;
  }

  async function signIn(email: string, subject: string, { faster, added }: Meanwhile) {
    const identities = createIdentityRepository(database);
    const users = createUserRepository(database);
    const service = createSingleSignOn({
      provider: {
        begin: () => Promise.reject(new Error('Nobody is sent there')),
        finish: async () => ({
          ...{ issuer, subject, email, isEmailVerified: true, groups: [], idToken: 'token' },
          ...{ firstName: 'Eva', lastName: 'Example', tellsName: true },
        }),
      } as never,
      config: { domains: [], roles: new Map(), plans: new Map() },
      identities: {
        ...identities,
        bind: async (identity, now) => {
          await faster?.();
          return identities.bind(identity, now);
        },
      },
      users: {
        ...users,
        add: async (user) => {
          await added?.();
          return users.add(user);
        },
      },
      accounts: { change: async () => ({ kind: 'unknown' }) as never },
      ownAccounts: { rename: async () => undefined },
      invitations: { accept: async () => 'gone' },
      seal: { open: async () => ({ next: '/' }) } as never,
      returnTo: 'https://here.example',
      now: () => NOW,
    });
    return service.finish('', 'sealed');
  }

  test('with the address of one account become it one of them alone', async () => {
    const email = `eva.${newId()}@acme.example`;
    const userId = await addPerson(database, 'Eva', { email });
    const { bind, has, use } = createIdentityRepository(database);
    const [first, second] = [newId(), newId()];
    const faster = () => bind({ issuer, subject: first, userId }, NOW);
    await expect(signIn(email, second, { faster })).rejects.toMatchObject({ problem: 'taken', email });
    expect(await use(issuer, second, NOW)).toBeNull();
    expect([await use(issuer, first, NOW), await has(issuer, userId)]).toEqual([userId, true]);
  });

  test('in two windows are the account that the first one has become', async () => {
    const email = `eva.${newId()}@acme.example`;
    const userId = await addPerson(database, 'Eva', { email });
    const subject = newId();
    const faster = () => createIdentityRepository(database).bind({ issuer, subject, userId }, NOW);
    expect(await signIn(email, subject, { faster })).toMatchObject({ userId, arrival: 'known' });
  });

  test('for the first time are let in both, as one account', async () => {
    const email = `eva.${newId()}@acme.example`;
    const subject = newId();
    const both = await Promise.all([signIn(email, subject, {}), signIn(email, subject, {})]);
    const [one, other] = both.map(({ userId }) => userId);
    expect(one).toBe(other);
    expect(both.map(({ arrival }) => arrival)).toContain('added');
  });

  test('for the first time are that account, whether the first one has become it already or is about to', async () => {
    const { bind } = createIdentityRepository(database);
    for (const isBound of [true, false]) {
      const email = `eva.${newId()}@acme.example`;
      const subject = newId();
      let userId = '';
      const added = async () => {
        userId = await addPerson(database, 'Eva', { email });
        if (isBound) await bind({ issuer, subject, userId }, NOW);
      };
      expect(await signIn(email, subject, { added })).toMatchObject({ userId });
    }
  });

  test('for the first time are told apart: one has added the account, also where the other became it before', async () => {
    const email = `eva.${newId()}@acme.example`;
    const subject = newId();
    let userId = '';
    const faster = async () => {
      userId = (await createUserRepository(database).findForLogin(email))?.id ?? '';
      await createIdentityRepository(database).bind({ issuer, subject, userId }, NOW);
    };
    expect(await signIn(email, subject, { faster })).toMatchObject({ userId, arrival: 'added' });
  });

  test('for the first time with one address are not both let in', async () => {
    const email = `eva.${newId()}@acme.example`;
    const added = async () => {
      const userId = await addPerson(database, 'Eva', { email });
      await createIdentityRepository(database).bind({ issuer, subject: newId(), userId }, NOW);
    };
    await expect(signIn(email, newId(), { added })).rejects.toMatchObject({ problem: 'taken', email });
  });

  test('and had both become one account before leave it to the first', async () => {
    const { kysely } = database;
    await sql`drop index identity_of_user`.execute(kysely);
    await sql`create index identities_of_user on identities (user_id)`.execute(kysely);
    const [eva, ida] = [await addPerson(database, 'Eva'), await addPerson(database, 'Ida')];
    const became = (subject: string, user_id: string, created_at: number, of = issuer) =>
      kysely.insertInto('identities').values({ issuer: of, subject, user_id, created_at, used_at: NOW }).execute();
    await became('late', eva, 2);
    await became('first', eva, 1);
    await became('b', ida, 1);
    await became('a', ida, 1);
    await became('late', eva, 3, 'https://other.example');
    await oneIdentity(database);
    const left = await kysely
      .selectFrom('identities')
      .select(['issuer', 'subject'])
      .where('user_id', 'in', [eva, ida])
      .orderBy('created_at')
      .orderBy('subject')
      .execute();
    expect(left.map((one) => one.subject)).toEqual(['a', 'first', 'late']);
    await expect(became('again', eva, 4)).rejects.toThrow(/unique/i);
  });
});
