import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createGuardedFetch, createGuardedStream } from '../fetch/guarded-fetch.ts';
import { createLogger } from '../http/log/logging.ts';
import { NO_AI } from '../integrations/ai/port.ts';
import { createProcessBrowser } from '../integrations/browser/process-browser.ts';
import { createKeptMailRepository } from '../integrations/mail/kept-mail-repository.ts';
import { createOutbox } from '../integrations/mail/outbox.ts';
import type { OutgoingMail } from '../integrations/mail/port.ts';
import { createVideoSources } from '../integrations/video/video-sources.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { keyHash, newSessionKeys, tokenOf } from '../modules/auth/session-keys.ts';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import type { NewUser } from '../modules/users/port.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { addPerson } from './people.ts';
import { NO_STORES } from './shops/fake-shop.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { watchAnswers } from './watch-answers.ts';

/** The whole server on a database, without a port; requests are injected. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  /** The server's time; a test lets it pass. */
  readonly clock: { now: number };
  readonly metrics: Metrics;
  /** Mails that the server would have sent. */
  readonly mails: readonly OutgoingMail[];
  /** A new person with a live session. */
  person(firstName: string, values?: Partial<NewUser>): Promise<TestClient>;
  /** Begins another session of an existing person. */
  signIn(id: string): Promise<TestClient>;
  /** Adds a person on the free trial, whose plan has no features. */
  trialPerson(firstName: string): Promise<TestClient>;
  close(): Promise<void>;
}

const START = 1_800_000_000_000;

export async function createTestApp(database: OpenDatabase, overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-app-'));
  const clock = { now: START };
  const mails: OutgoingMail[] = [];
  const fetch = createGuardedFetch();
  const browser = overrides.browser ?? createProcessBrowser({ chromiumPath: '/nowhere/chromium', searchPath: '' });
  const metrics = overrides.metrics ?? createMetrics();
  const app = await buildApp({
    fetch,
    stream: createGuardedStream(),
    videos: createVideoSources(fetch),
    ai: NO_AI,
    stockProviders: [],
    storeSources: NO_STORES,
    credentialsKey: () => Buffer.alloc(32, 7),
    database,
    store: createFolderStore(path.join(folder, 'assets')),
    now: () => clock.now,
    demo: true,
    assetsUrl: 'http://localhost:3000',
    publicUrl: 'http://localhost:3000',
    pagesUrl: 'http://localhost:3000',
    ticketSecret: null,
    signInProvider: null,
    openId: null,
    passwordSignIn: true,
    secondFactorDemand: 'optional',
    mailFromDomains: [],
    outbox: null,
    kept: overrides.outbox ?? createOutbox(createKeptMailRepository(database), 'no-reply@localhost'),
    thumbnails: false,
    iconFile: null,
    browser,
    collaboratorDomains: ['acme.example', 'acme-partner.example'],
    mail: {
      async send(mail) {
        mails.push(mail);
        return { accepted: mail.to, rejected: [] };
      },
    },
    mergeSyntax: '{{ name }}',
    upgradeUrl: null,
    embedOrigins: [],
    log: createLogger('silent'),
    version: '0.0.0',
    trustProxy: false,
    metricsToken: null,
    telemetry: null,
    metrics,
    dataDir: folder,
    auditDays: 365,
    webRoot: null,
    ...overrides,
  });

  const undocumented = watchAnswers(app);

  async function person(firstName: string, values: Partial<NewUser> = {}): Promise<TestClient> {
    return signIn(await addPerson(database, firstName, values));
  }

  async function signIn(id: string): Promise<TestClient> {
    const { sessionId, pageSession } = newSessionKeys();
    await createSessionRepository(database).add({
      idHash: keyHash(sessionId),
      tokenHash: keyHash(tokenOf(sessionId)),
      pageHash: keyHash(pageSession),
      userId: id,
      createdAt: clock.now,
      usedAt: clock.now,
      device: '',
      address: '127.0.0.1',
      origin: 'here',
    });
    return createTestClient(app, { id, sessionId, token: tokenOf(sessionId) });
  }

  return {
    app,
    database,
    clock,
    metrics,
    mails,
    person,
    signIn,
    async trialPerson(firstName) {
      await addTrialPlan(database);
      return person(firstName, { planNumber: 0 });
    },
    async close() {
      await app.close();
      if (undocumented.size > 0) throw new Error(`Not in the contract: ${[...undocumented].join(', ')}`);
      await browser.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addTrialPlan(database: OpenDatabase): Promise<void> {
  const names = ['customCode', 'products', 'aiImages', 'convertToSystem', 'customBlockCategories'];
  const features = JSON.stringify(Object.fromEntries(names.map((name) => [name, false])));
  await database.kysely
    .insertInto('plans')
    .values({ number: 0, name: 'Free trial', features })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
