import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyHash } from '../../modules/auth/session-keys.ts';
import { describeOnBoth } from '../databases.ts';
import { LONG_ENOUGH } from '../long-enough.ts';
import type { TestClient } from '../test-client.ts';
import {
  type Account,
  CLOSED,
  draftOf,
  OPEN,
  openedBy,
  PASSWORD,
  type SignedIn,
  startTwoApps,
  type TwoApps,
} from './two-apps.ts';

const { account: rows, auth, passwords, people } = endpoints;
const HOUR = 3_600_000;
const NEW = 'four swallows under one roof';

/** Somebody who is about to lose a session, and what else there is. */
interface Losing {
  readonly apps: TwoApps;
  readonly account: Account;
  readonly mine: SignedIn;
  /** Another session of the same person, at the other node. */
  readonly elsewhere: SignedIn;
  readonly admin: TestClient;
}

const ENDS: readonly (readonly [how: string, end: (losing: Losing) => Promise<unknown>])[] = [
  ['signing out', ({ mine }) => mine.client.ok(auth.logout, {})],
  ['signing out everywhere', ({ elsewhere }) => elsewhere.client.ok(auth.logoutAll, {})],
  [
    'being ended from another device',
    async ({ elsewhere: { client } }) => {
      const others = (await client.ok(rows.sessions, {})).filter(({ isCurrent }) => !isCurrent);
      for (const { id } of others) await client.ok(rows.endSession, { params: { id } });
    },
  ],
  ['all others being ended', ({ elsewhere }) => elsewhere.client.ok(rows.endOtherSessions, {})],
  [
    'another password',
    ({ elsewhere }) => elsewhere.client.ok(rows.changePassword, { body: { current: PASSWORD, password: NEW } }),
  ],
  ['a forgotten password', ({ apps, account }) => replacePassword(apps, account)],
  ['an administrator', ({ admin, account: { id } }) => admin.ok(people.endSessions, { params: { id } })],
  ['deactivation', ({ admin, account: { id } }) => admin.ok(people.deactivate, { params: { id }, body: {} })],
  ['twelve hours without use', async ({ apps }) => apps.wait(LIMITS.session.idleHours * HOUR)],
  [
    'seven days, however much it was used',
    async ({ apps, mine }) => {
      for (let hours = 0; hours < LIMITS.session.maxDays * 24; hours += 8) {
        await mine.client.ok(rows.read, {});
        apps.wait(8 * HOUR);
      }
    },
  ],
];

async function replacePassword({ nodes: [node] }: TwoApps, { email }: Account): Promise<void> {
  const post = (row: { readonly path: string }, payload: object) =>
    node.app.inject({ method: 'POST', url: row.path, payload });
  await post(passwords.forgot, { email });
  const text = () => node.mails.findLast(({ to }) => to.includes(email))?.text ?? '';
  await vi.waitFor(() => expect(text()).toContain('new-password#'), LONG_ENOUGH);
  const [, token] = /new-password#([\w-]+)/.exec(text()) ?? [];
  expect((await post(passwords.reset, { token, password: NEW })).statusCode).toBe(204);
}

describeOnBoth('a session', (open) => {
  let apps: TwoApps;

  beforeAll(async () => {
    apps = await startTwoApps(await open());
  });
  afterAll(() => apps.close());

  test.each(ENDS)('that has ended by %s opens nothing at any node, and is listed no more', async (_, end) => {
    apps.wait(24 * HOUR);
    const [here, there] = apps.nodes;
    const account = await apps.addAccount();
    const [mine, elsewhere] = [await apps.signIn(account, here), await apps.signIn(account, there)];
    const draft = await draftOf(mine);
    for (const node of apps.nodes) expect(await openedBy(mine, draft, node)).toEqual(OPEN);

    await end({ apps, account, mine, elsewhere, admin: await here.person('Ada', { role: 'admin' }) });

    // Again and again: nothing that is asked for brings it back.
    for (const node of [...apps.nodes, ...apps.nodes]) expect(await openedBy(mine, draft, node)).toEqual(CLOSED);
    const begun = await (await here.signIn(account.id)).call(rows.sessions, {});
    const listed: readonly { readonly id: string }[] = begun.statusCode === 200 ? begun.json() : [];
    expect(listed.map(({ id }) => id)).not.toContain(keyHash(mine.client.sessionId));
  });

  test('is a new one at each sign-in, whatever id the browser came with', async () => {
    const account = await apps.addAccount();
    const planted = await apps.signIn(await apps.addAccount());
    const [node] = apps.nodes;
    const { sessionId } = planted.client;
    const answer = await node.app.inject({
      method: 'POST',
      url: auth.login.path,
      headers: { ...planted.client.headers, cookie: `sessionId=${sessionId}; pageSession=${planted.pageSession}` },
      payload: { email: account.email, password: PASSWORD, sessionId },
    });
    const keys = answer.cookies.map(({ value }) => value);
    expect(new Set([...keys, sessionId, planted.pageSession]).size).toBe(4);
    expect(answer.json()).toEqual({ sessionId: keys[0] });
    const { principalId } = (
      await node.app.inject({ method: 'POST', url: auth.credentials.path, payload: { sessionId, type: 'email' } })
    ).json();
    expect(principalId).toBe(planted.client.id);
  });

  test('is one of as many as sign in at the same moment, each by itself', async () => {
    const account = await apps.addAccount();
    const sessions = await Promise.all([0, 1, 0, 1, 0].map((at) => apps.signIn(account, apps.nodes[at])));
    expect(new Set(sessions.flatMap(({ client, pageSession }) => [client.sessionId, pageSession])).size).toBe(10);
    const [first, second] = sessions;
    if (!first || !second) throw new Error('There are five');
    expect(await second.client.ok(rows.sessions, {})).toHaveLength(5);
    const draft = await draftOf(first);
    await first.client.ok(auth.logout, {});
    expect(await openedBy(first, draft, apps.nodes[1])).toEqual(CLOSED);
    for (const node of apps.nodes) expect(await openedBy(second, draft, node)).toEqual(OPEN);
  });

  test('has the rights its person has now: those that were taken away end with the call that took them', async () => {
    const [here, there] = apps.nodes;
    const [ada, eve] = [await here.person('Ada', { role: 'admin' }), await there.person('Eve', { role: 'admin' })];
    await eve.ok(people.list, {});
    await ada.ok(people.change, { params: { id: eve.id }, body: { role: 'user' } });
    expect((await eve.refused(people.list, {})).code).toBe('FORBIDDEN');
  });
});
