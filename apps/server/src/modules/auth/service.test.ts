import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { addressKey, createRateLimits } from '../../rates/rate-limits.ts';
import { createHitRepository } from '../../rates/repository.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createUserRepository } from '../users/repository.ts';
import { hashPassword } from './passwords.ts';
import { type AuthService, createAuthService } from './service.ts';
import { tokenOf } from './session-keys.ts';
import { createSessionRepository } from './session-repository.ts';
import type { RefusedSignIn } from './sign-in-log.ts';

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnBoth('sessions', (open) => {
  let database: OpenDatabase;
  let now = START;
  let auth: AuthService;
  let closed: AuthService;
  let passwordHash: string;
  let email: string;
  let id: string;
  let address: string;
  let people = 0;
  const told: RefusedSignIn[] = [];

  beforeAll(async () => {
    database = await open();
    passwordHash = await hashPassword('right');
    const deps = {
      sessions: createSessionRepository(database),
      limits: createRateLimits({ hits: createHitRepository(database), now: () => now }),
      users: createUserRepository(database),
      secondFactor: { challenge: async () => null, standing: async () => 'optional' as const },
      now: () => now,
      log: {
        started: async () => undefined,
        refused: async (by: RefusedSignIn) => {
          told.push(by);
        },
      },
    };
    auth = createAuthService({ ...deps, demo: true });
    closed = createAuthService({ ...deps, demo: false });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    people += 1;
    address = `10.0.0.${people}`;
    email = `Person${people}@Acme.example`;
    id = await addPerson(database, 'Pia', { email, passwordHash });
    now += 24 * HOUR;
  });

  const refused = (code: string) => expect.objectContaining({ code });
  async function login(password = 'right', who = email, from = address) {
    const entry = await auth.login(who, password, { address: from });
    if ('challenge' in entry) throw new Error('Nobody here has a second factor');
    return entry.keys;
  }

  test('the right pair opens a session, whatever the case of the address', async () => {
    const { sessionId, pageSession } = await login('right', email.toLowerCase());
    expect((await auth.bySessionId(sessionId))?.user).toMatchObject({ id, firstName: 'Pia' });
    expect((await auth.byPageSession(pageSession))?.id).toBe(id);
    expect(await auth.byPageSession(sessionId)).toBeNull();
  });

  test('a wrong password and an unknown address are refused alike', async () => {
    await expect(login('wrong')).rejects.toEqual(refused('WRONG_CREDENTIALS'));
    await expect(login('right', 'nobody@acme.example')).rejects.toEqual(refused('WRONG_CREDENTIALS'));
  });

  test('a refusal is told with what could be an address, or is that of an account, and without anything else', async () => {
    await addPerson(database, 'Odd', { email: `odd-${people}`, passwordHash });
    told.length = 0;
    for (const typed of ['my own secret', 'nobody@acme.example', `odd-${people}`])
      await expect(login('wrong', typed)).rejects.toEqual(refused('WRONG_CREDENTIALS'));
    expect(told).toEqual([{}, { email: 'nobody@acme.example' }, { email: `odd-${people}` }]);
  });

  test('a token counts with its own session id only', async () => {
    const mine = await login();
    const other = await login();
    expect((await auth.byToken(tokenOf(mine.sessionId), mine.sessionId))?.user.id).toBe(id);
    expect((await auth.byToken(tokenOf(mine.sessionId), null))?.user.id).toBe(id);
    expect(await auth.byToken(tokenOf(mine.sessionId), other.sessionId)).toBeNull();
    expect(await auth.byToken('made-up', mine.sessionId)).toBeNull();
  });

  test('the database holds neither session id nor token', async () => {
    const keys = await login();
    const stored = JSON.stringify(await database.kysely.selectFrom('sessions').selectAll().execute());
    for (const secret of [keys.sessionId, keys.pageSession, tokenOf(keys.sessionId)]) {
      expect(stored).not.toContain(secret);
    }
  });

  test('a session ends 12 hours after its last use', async () => {
    const { sessionId } = await login();
    now += 11 * HOUR;
    expect((await auth.bySessionId(sessionId))?.expiresIn).toBe(12 * HOUR);
    now += 11 * HOUR;
    expect(await auth.bySessionId(sessionId)).not.toBeNull();
    now += 12 * HOUR;
    expect(await auth.bySessionId(sessionId)).toBeNull();
  });

  test('a session in steady use ends after 7 days', async () => {
    const { sessionId } = await login();
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      now += 6 * HOUR;
      expect(await auth.bySessionId(sessionId)).not.toBeNull();
    }
    now += 6 * HOUR;
    expect(await auth.bySessionId(sessionId)).toBeNull();
  });

  test('logout ends one session at once, logout-all every one of the person', async () => {
    const [one, two, three] = [await login(), await login(), await login()];
    await auth.logout(one.sessionId);
    expect(await auth.byToken(tokenOf(one.sessionId), one.sessionId)).toBeNull();
    expect(await auth.byPageSession(one.pageSession)).toBeNull();
    expect(await auth.bySessionId(two.sessionId)).not.toBeNull();
    await auth.logoutAll(id);
    expect(await auth.bySessionId(two.sessionId)).toBeNull();
    expect(await auth.bySessionId(three.sessionId)).toBeNull();
  });

  test('after 10 failures the account waits at this address, and a success forgives them', async () => {
    for (let count = 0; count < 9; count++) await expect(login('wrong')).rejects.toEqual(refused('WRONG_CREDENTIALS'));
    await login();
    for (let count = 0; count < 10; count++) await expect(login('wrong')).rejects.toEqual(refused('WRONG_CREDENTIALS'));
    now += 5 * MINUTE;
    await expect(login()).rejects.toMatchObject({ code: 'RATE_LIMITED', extras: { retryAfter: 600 } });
    await expect(login('right', email, `${address}9`)).resolves.toBeDefined();
    now += 10 * MINUTE + 1;
    await expect(login()).resolves.toBeDefined();
  });

  test('after 50 failures on any accounts the address waits', async () => {
    for (let round = 0; round < 5; round++) {
      const guesses = Array.from({ length: 10 }, (_, count) => login('wrong', `nobody${round}${count}@acme.example`));
      for (const guess of await Promise.allSettled(guesses)) {
        expect(guess).toMatchObject({ status: 'rejected', reason: { code: 'WRONG_CREDENTIALS' } });
      }
    }
    await expect(login()).rejects.toEqual(refused('RATE_LIMITED'));
    await expect(login('right', email, '10.9.9.9')).resolves.toBeDefined();
  });

  test('guesses side by side get no more than 10', async () => {
    const guesses = await Promise.allSettled(Array.from({ length: 30 }, () => login('wrong')));
    const wrong = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.code === 'WRONG_CREDENTIALS');
    expect(wrong.length).toBeLessThanOrEqual(10);
  });

  test('a deactivated account opens nothing: its sessions end at once, and the right password says why', async () => {
    const { sessionId, pageSession } = await login();
    const deactivate = (at: number | null) =>
      database.kysely.updateTable('users').set({ deactivated_at: at }).where('id', '=', id).execute();
    await deactivate(now);
    expect(await auth.bySessionId(sessionId)).toBeNull();
    expect(await auth.byPageSession(pageSession)).toBeNull();
    expect(await auth.byToken(tokenOf(sessionId), sessionId)).toBeNull();
    await expect(login()).rejects.toEqual(refused('ACCOUNT_DEACTIVATED'));
    await expect(login('wrong')).rejects.toEqual(refused('WRONG_CREDENTIALS'));
    await expect(auth.open(id, { address })).rejects.toEqual(refused('ACCOUNT_DEACTIVATED'));
    await deactivate(null);
    await expect(login()).resolves.toBeDefined();
  });

  test('when somebody was last seen is noted every five minutes at most', async () => {
    const seen = async () => {
      const row = await database.kysely.selectFrom('users').select('seen_at').where('id', '=', id).executeTakeFirst();
      return row?.seen_at;
    };
    expect(await seen()).toBeNull();
    const { sessionId } = await login();
    const signedIn = now;
    expect(await seen()).toBe(signedIn);
    now += 4 * MINUTE;
    await auth.bySessionId(sessionId);
    expect(await seen()).toBe(signedIn);
    now += MINUTE;
    await auth.bySessionId(sessionId);
    expect(await seen()).toBe(signedIn + 5 * MINUTE);
  });

  test('demo accounts exist only where demo is on, and can be switched between', async () => {
    const demo = await addPerson(database, 'Dan', { email: `demo${people}@acme.example`, passwordHash, isDemo: true });
    const { sessionId } = await login('right', `demo${people}@acme.example`);
    await expect(closed.login(`demo${people}@acme.example`, 'right', { address })).rejects.toEqual(
      refused('WRONG_CREDENTIALS'),
    );
    expect(await closed.bySessionId(sessionId)).toBeNull();
    expect(await closed.principals()).toEqual([]);
    expect((await auth.principals()).map((user) => user.id)).toContain(demo);
    await expect(closed.switchTo(demo, sessionId, { address })).rejects.toEqual(refused('ROUTE_NOT_FOUND'));
    await expect(auth.switchTo(id, sessionId, { address })).rejects.toEqual(refused('USER_NOT_FOUND'));
    const mine = await login();
    const switched = await auth.switchTo(demo, mine.sessionId, { address });
    expect((await auth.bySessionId(switched.sessionId))?.user.id).toBe(demo);
    expect(await auth.bySessionId(mine.sessionId)).toBeNull();
  });
});

describe('the address a login is counted by', () => {
  test('is the IPv4 address, also when written as IPv6', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  test('is the network of an IPv6 address', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
  });
});
