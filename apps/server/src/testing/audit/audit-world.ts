import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { OutgoingMail } from '../../integrations/mail/port.ts';
import type { AuditRecord } from '../../modules/audit/port.ts';
import { createAuditRepository } from '../../modules/audit/repository.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { OPEN_ID, PAPER, PROVIDER } from '../headers/served-world.ts';
import { createFakeShop } from '../shops/fake-shop.ts';
import { sourceProduct } from '../shops/stores.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

export const PASSWORD = 'a brass kettle in May';
export const TICKET_SECRET = 'a secret that both sides know and nobody else';

/** Address that the calls come from, and their program. */
export const ORIGIN = { address: '203.0.113.7', device: 'Auditor/1.0' } as const;

/** Addresses whose mails are refused or fail. */
export const NO_MAILBOX = { refused: 'nils@refused.example', failed: 'nils@unreachable.example' } as const;

/** A server, and people who are new to each case. */
export interface AuditWorld {
  readonly server: TestApp;
  readonly anna: TestClient;
  readonly ben: TestClient;
  readonly admin: TestClient;
  /** Person who has nothing to do with any of it. */
  readonly stranger: TestClient;
  /** Email address with which Anna signs in. */
  readonly email: string;
  /** Sends something from where all calls of a case come from. */
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
}

export interface AuditServer {
  readonly server: TestApp;
  /** New people, at a time of their own. */
  world(): Promise<AuditWorld>;
  /** Returns the entries since then, newest first, as they are stored. */
  entries(since: number): Promise<readonly AuditRecord[]>;
}

/** Starts a server with all that a call may need: a shop, a provider, tickets, and a browser that draws nothing. */
export async function startAuditServer(database: OpenDatabase): Promise<AuditServer> {
  const shop = createFakeShop([sourceProduct('cup')]);
  const mails: OutgoingMail[] = [];
  const app = await createTestApp(database, {
    mail: {
      async send(mail) {
        if (mail.to.includes(NO_MAILBOX.failed)) throw new AppError('UPSTREAM_FAILED');
        if (mail.to.includes(NO_MAILBOX.refused))
          return { accepted: [], rejected: [{ address: NO_MAILBOX.refused, reason: 'No such mailbox' }] };
        mails.push(mail);
        return { accepted: mail.to, rejected: [] };
      },
    },
    browser: PAPER,
    signInProvider: PROVIDER,
    openId: OPEN_ID,
    ticketSecret: TICKET_SECRET,
    storeSources: {
      ...shop.sources,
      readFeed: async function* () {
        yield { products: [sourceProduct('cup')], cursor: null, total: 1, skipped: [] };
      },
    },
  });
  const server = { ...app, mails };
  const passwordHash = await hashPassword(PASSWORD);
  // Brings the plan of strangers along.
  await server.trialPerson('Tom');
  const log = createAuditRepository(database);
  let made = 0;
  return {
    server,
    async world() {
      // Longer than any budget of calls.
      server.clock.now += 90 * 60_000;
      made += 1;
      const email = `anna.${made}@acme.example`;
      return {
        server,
        anna: await server.person('Anna', { email, passwordHash }),
        ben: await server.person('Ben'),
        admin: await server.person('Ada', { role: 'admin' }),
        stranger: await server.person('Sam'),
        email,
        ask: (request) =>
          server.app.inject({
            ...request,
            remoteAddress: ORIGIN.address,
            headers: { 'user-agent': ORIGIN.device, ...request.headers },
          }),
      };
    },
    entries: (since) => log.list({ words: [], from: since, limit: 100 }),
  };
}
