import { endpoints } from '@mailwright/contract';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { addPerson } from '../people.ts';
import { createDraft } from '../templates.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

export const PASSWORD = 'a brass kettle on the stove';

/** Two nodes on one database, whose clocks go alike. */
export interface TwoApps {
  readonly nodes: readonly [TestApp, TestApp];
  /** Moves the time forward at both nodes. */
  wait(milliseconds: number): void;
  /** Adds a new person, who signs in with `PASSWORD`. */
  addAccount(): Promise<Account>;
  signIn(account: Account, at?: TestApp): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface Account {
  readonly id: string;
  readonly email: string;
}

/** Credentials of a browser after it signed in. */
export interface SignedIn {
  readonly client: TestClient;
  readonly pageSession: string;
}

export async function startTwoApps(database: OpenDatabase): Promise<TwoApps> {
  const nodes = [await createTestApp(database), await createTestApp(database)] as const;
  const [first, second] = nodes;
  const passwordHash = await hashPassword(PASSWORD);
  return {
    nodes,

    wait(milliseconds) {
      for (const { clock } of nodes) clock.now += milliseconds;
    },

    async addAccount() {
      const email = `vera.${newId()}@acme.example`.toLowerCase();
      return { id: await addPerson(database, 'Vera', { email, passwordHash }), email };
    },

    async signIn({ id, email }, at = first) {
      const post = (url: string, payload: object) => at.app.inject({ method: 'POST', url, payload });
      const answer = await post(endpoints.auth.login.path, { email, password: PASSWORD });
      const { sessionId } = answer.json();
      const { token } = (await post(endpoints.auth.credentials.path, { sessionId, type: 'email' })).json();
      const pageSession = answer.cookies.find(({ name }) => name === 'pageSession')?.value ?? '';
      return { client: createTestClient(at.app, { id, sessionId, token }), pageSession };
    },

    async close() {
      await second.app.close();
      await first.close();
    },
  };
}

/** Returns the status of each way in which a session can be used at a node. */
export async function openedBy({ client, pageSession }: SignedIn, draft: string, { app }: TestApp) {
  const { sessionId, headers } = client;
  const cookie = `sessionId=${sessionId}; pageSession=${pageSession}`;
  const answers = {
    call: await app.inject({ url: endpoints.userTemplates.counts.path, headers }),
    list: await app.inject({ url: endpoints.account.sessions.path, headers }),
    bearer: await app.inject({
      method: 'POST',
      url: endpoints.stock.proxy.path,
      headers: { authorization: headers.authorization ?? '' },
      payload: {},
    }),
    credentials: await app.inject({
      method: 'POST',
      url: endpoints.auth.credentials.path,
      payload: { sessionId, type: 'email' },
    }),
    page: await app.inject({ url: endpoints.pages.show.path.replace('{id}', draft), headers: { cookie } }),
  };
  return Object.fromEntries(Object.entries(answers).map(([way, { statusCode }]) => [way, statusCode]));
}

/** Statuses of a live session; a call with nothing in it is let in, and then refused for that reason. */
export const OPEN = { call: 200, list: 200, bearer: 400, credentials: 200, page: 200 };
export const CLOSED = { call: 401, list: 401, bearer: 401, credentials: 401, page: 404 };

/** A draft that only its owner sees. */
export function draftOf({ client }: SignedIn): Promise<string> {
  return createDraft(client);
}
