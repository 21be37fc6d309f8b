import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createRateLimits } from '../../rates/rate-limits.ts';
import { createHitRepository } from '../../rates/repository.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { hashPassword } from '../auth/passwords.ts';
import { type AuthService, createAuthService } from '../auth/service.ts';
import { createSessionRepository } from '../auth/session-repository.ts';
import { createPasskeyRepository } from '../passkeys/repository.ts';
import { createChallengeRepository } from '../second-factor/challenge-repository.ts';
import { createSecondFactorRepository } from '../second-factor/repository.ts';
import { createSecondFactor, type SecondFactorService } from '../second-factor/service.ts';
import { createTextSeal } from '../secrets/sealed-text.ts';
import { createUserRepository } from '../users/repository.ts';
import { createOwnAccountRepository } from './own-account-repository.ts';
import { replacePassword } from './replace-password.ts';

const NOW = 1_800_000_000_000;
const from = { address: '10.0.0.1' };
const nothing = async () => undefined;

describeOnBoth('a password that is replaced', (open) => {
  let database: OpenDatabase;
  let auth: AuthService;
  let secondFactor: SecondFactorService;
  let old: string;
  let id: string;
  let email: string;
  /** Called just before a session or a challenge is stored, and just after a challenge is taken. */
  let beforeAdded: () => Promise<unknown>;
  let afterTaken: () => Promise<unknown>;

  beforeAll(async () => {
    database = await open();
    old = await hashPassword('the old one');
    const sessions = createSessionRepository(database);
    const challenges = createChallengeRepository(database);
    const users = createUserRepository(database);
    const limits = createRateLimits({ hits: createHitRepository(database), now: () => NOW });
    secondFactor = createSecondFactor({
      factors: createSecondFactorRepository(database),
      challenges: {
        ...challenges,
        add: async (...challenge) => {
          await beforeAdded();
          return challenges.add(...challenge);
        },
        take: async (idHash) => {
          const taken = await challenges.take(idHash);
          await afterTaken();
          return taken;
        },
      },
      ownAccounts: createOwnAccountRepository(database),
      users,
      limits,
      seal: createTextSeal(() => Buffer.alloc(32)),
      passwordSignIn: true,
      demand: 'optional',
      providerAsksForFactor: false,
      tell: () => undefined,
      now: () => NOW,
    });
    auth = createAuthService({
      sessions: {
        ...sessions,
        add: async (session) => {
          await beforeAdded();
          return sessions.add(session);
        },
      },
      limits,
      users,
      secondFactor,
      demo: false,
      now: () => NOW,
      log: { started: nothing, refused: nothing },
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    beforeAdded = nothing;
    afterTaken = nothing;
    email = `otto.${newId()}@acme.example`;
    id = await addPerson(database, 'Otto', { email, passwordHash: old });
  });

  const replace = (keep = '') =>
    createOwnAccountRepository(database).setPassword({
      userId: id,
      passwordHash: 'the new one',
      replaces: old,
      keep,
      now: NOW,
    });
  const login = () => auth.login(email, 'the old one', from);
  const sessions = async () => (await auth.sessionsOf(id)).length;
  const challenges = async () =>
    (await database.kysely.selectFrom('sign_in_challenges').where('user_id', '=', id).selectAll().execute()).length;
  const addPasskey = () =>
    createPasskeyRepository(database).add({
      id: newId(),
      userId: id,
      publicKey: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'Laptop',
      createdAt: NOW,
    });
  const session = () => ({
    ...{ idHash: newId(), tokenHash: newId(), pageHash: newId(), userId: id, createdAt: NOW, usedAt: NOW },
    ...({ device: '', address: '', origin: 'here', passwordHash: old } as const),
  });

  test('after a sign-in has read it opens no session', async () => {
    beforeAdded = replace;
    await expect(login()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await sessions()).toBe(0);
  });

  test('ends the sessions that it has opened, but for the one that stays', async () => {
    await login();
    await login();
    const [kept] = await auth.sessionsOf(id);
    expect(await replace(kept?.idHash)).toBe(true);
    expect((await auth.sessionsOf(id)).map(({ idHash }) => idHash)).toEqual([kept?.idHash]);
  });

  test('leads to no second factor after a sign-in has read it, nor when it had led there', async () => {
    await addPasskey();
    expect(await login()).toHaveProperty('challenge');
    expect(await challenges()).toBe(1);
    beforeAdded = replace;
    await expect(login()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await challenges()).toBe(0);
  });

  test('between the answer to the second factor and the session opens none', async () => {
    await addPasskey();
    const entry = await login();
    if (!('challenge' in entry)) throw new Error('No second factor was asked for');
    afterTaken = replace;
    const { userId, ...opening } = await secondFactor.answerBy(entry.challenge, nothing);
    await expect(auth.open(userId, from, opening)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await sessions()).toBe(0);
  });

  test('while a session is stored ends it or keeps it out, whichever comes first', async () => {
    const stored = createSessionRepository(database);
    let adding: Promise<boolean> | undefined;
    await inTransaction(database, async (within) => {
      await replacePassword(within, { userId: id, passwordHash: 'the new one', now: NOW });
      adding = stored.add(session());
      await setTimeout(50);
    });
    expect(await adding).toBe(false);
    expect(await sessions()).toBe(0);

    await database.kysely.updateTable('users').set({ password_hash: old }).where('id', '=', id).execute();
    let replacing: Promise<boolean> | undefined;
    await inTransaction(database, async (within) => {
      expect(await createSessionRepository(within).add(session())).toBe(true);
      replacing = replace();
      await setTimeout(50);
    });
    expect(await replacing).toBe(true);
    expect(await sessions()).toBe(0);
  });

  test('is not replaced by who gave the one before it', async () => {
    expect(await replace()).toBe(true);
    expect(await replace()).toBe(false);
  });
});
