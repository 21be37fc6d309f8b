import { endpoints, LIMITS } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { MailBrowser } from '../../integrations/browser/port.ts';
import { openMail } from '../../integrations/mail/open-mail.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { createMailWork } from '../../modules/mail-work/mail-work.ts';
import { createModuleRepository } from '../../modules/templates/custom-modules/module-repository.ts';
import { createTemplateRepository } from '../../modules/templates/repository.ts';
import { drawDueThumbnail } from '../../modules/thumbnails/draw-thumbnail.ts';
import { createThumbnailRepository } from '../../modules/thumbnails/repository.ts';
import { createVersionRepository } from '../../modules/versions/repository.ts';
import { createPostgresDatabase } from '../databases.ts';
import type { PostgresDatabase } from '../postgres-database.ts';
import { createDraft } from '../templates.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

const { userTemplates: rows, auth, imports, sharing } = endpoints;

describe.skipIf(inject('postgresUrl') === null)('two nodes of one database', () => {
  let postgres: PostgresDatabase;
  let nodes: [TestApp, TestApp];
  let anna: [TestClient, TestClient];

  beforeAll(async () => {
    postgres = await createPostgresDatabase(inject('migratedDatabase') ?? undefined);
    const open = async () => {
      const database = openDatabase({ kind: 'postgres', url: postgres.url }, { exclusive: true });
      const mailFrom = 'Mailwright <no-reply@localhost>';
      return createTestApp(
        database,
        openMail({ smtpUrl: null, smtpAllowsPlaintext: false, mailFrom, dataDir: '/nowhere' }, database, {
          now: Date.now,
        }),
      );
    };
    nodes = [await open(), await open()];
    anna = await onBoth('Anna');
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres.drop();
  });

  /** The same session at one node and at the other. */
  async function onBoth(name: string): Promise<[TestClient, TestClient]> {
    const first = await nodes[0].person(name);
    return [first, createTestClient(nodes[1].app, first)];
  }

  const statusOf = async (answer: Promise<{ readonly statusCode: number }>) => (await answer).statusCode;

  /** Calls both by turns and side by side; how many of them got this status. */
  async function count(
    times: number,
    status: number,
    call: (at: 0 | 1, turn: number) => Promise<{ statusCode: number }>,
  ) {
    const turns = Array.from({ length: times }, (_, turn) => statusOf(call(turn % 2 === 0 ? 0 : 1, turn)));
    return (await Promise.all(turns)).filter((one) => one === status).length;
  }

  test('end a session together', async () => {
    const ben = await onBoth('Ben');
    expect(await statusOf(ben[1].call(rows.search, { body: {} }))).toBe(200);
    await ben[0].ok(auth.logout, {});
    expect(await statusOf(ben[1].call(rows.search, { body: {} }))).toBe(401);
  });

  test('refuse wrong passwords in sum, wherever each was tried', async () => {
    const email = `cora.${Date.now()}@acme.example`;
    await nodes[0].person('Cora', { email, passwordHash: await hashPassword('a brass kettle') });
    const login = (at: 0 | 1) =>
      nodes[at].app.inject({ method: 'POST', url: auth.login.path, payload: { email, password: 'wrong' } });
    const most = LIMITS.login.failuresPerAccountAndAddress;
    expect(await count(most * 2, 429, login)).toBe(most);
  });

  test('let somebody import as often in sum as one of them would', async () => {
    const { max = 0 } = imports.mjml.rates?.[0] ?? {};
    const body = { source: '<mjml><mj-body></mj-body></mjml>' };
    expect(await count(max * 2, 429, (at) => anna[at].call(imports.mjml, { body }))).toBe(max);
  });

  test('make every picture of a mail once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => createDraft(anna[0])));
    for (const id of ids) await anna[0].ok(rows.update, { params: { id }, body: { html: '<p>Hello</p>' } });
    let drawn = 0;
    const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const browser = {
      async picture() {
        drawn += 1;
        return picture;
      },
    } as unknown as MailBrowser;
    const worker = async ({ database, clock, metrics }: TestApp) => {
      const deps = {
        thumbnails: createThumbnailRepository(database),
        templates: createTemplateRepository(database),
        customModules: createModuleRepository(database),
        browser,
        work: createMailWork({ assetBase: '', mergeSyntax: '{{ name }}' }),
        fields: async () => [],
        imagesOf: () => async () => null,
        now: () => clock.now,
        turns: metrics.leases('thumbnails'),
      };
      for (let idle = 0; idle < 3; ) idle = (await drawDueThumbnail(deps)) ? 0 : idle + 1;
    };
    await Promise.all(nodes.map(worker));
    expect(drawn).toBe(ids.length);
  });

  test('keep every save of one mail, one after the other', async () => {
    const id = await createDraft(anna[0]);
    const save = (at: 0 | 1, turn: number) =>
      anna[at].call(rows.update, { params: { id }, body: { html: `<p>turn ${turn}</p>` } });
    expect(await count(24, 200, save)).toBe(24);
    expect((await anna[1].ok(rows.read, { params: { id } })).revision).toBe(24);
    const dates = (await createVersionRepository(nodes[0].database).list(id)).map(({ versionDate }) => versionDate);
    expect(new Set(dates).size).toBe(24);
  });

  test('let one of two saves on the same revision through', async () => {
    const id = await createDraft(anna[0]);
    const save = (at: 0 | 1, turn: number) =>
      anna[at].call(rows.update, {
        params: { id },
        headers: { 'if-match': '"0"' },
        body: { html: `<p>turn ${turn}</p>` },
      });
    expect(await count(2, 200, save)).toBe(1);
  });

  test('know whose lock it is', async () => {
    const dora = await onBoth('Dora');
    const id = await createDraft(anna[0]);
    await anna[0].ok(sharing.share, { params: { id }, body: { collaborators: [dora[0].id] } });
    const lock = (who: TestClient) => who.call(sharing.lock, { params: { id, locked: true } });
    const taken = await Promise.all([statusOf(lock(anna[0])), statusOf(lock(dora[1]))]);
    expect(taken.toSorted()).toEqual([200, 409]);
  });

  test('show each other the mails that were kept', async () => {
    const { mail } = openMail(
      { smtpUrl: null, smtpAllowsPlaintext: false, mailFrom: 'Mailwright <no-reply@localhost>', dataDir: '/nowhere' },
      nodes[0].database,
      { now: Date.now },
    );
    const { keptAs = '' } = await mail.send({
      to: ['ben@acme.example'],
      subject: 'Kept',
      text: 'Hello',
      testOf: 'anna',
    });
    const { outbox } = openMail(
      { smtpUrl: null, smtpAllowsPlaintext: false, mailFrom: 'Mailwright <no-reply@localhost>', dataDir: '/nowhere' },
      nodes[1].database,
      { now: Date.now },
    );
    expect(await outbox?.testsOf('anna')).toMatchObject([{ name: keptAs, to: ['ben@acme.example'], subject: 'Kept' }]);
    expect(await outbox?.readTest('anna', keptAs)).toMatchObject({ text: 'Hello\n' });
    expect(await outbox?.readTest('anna', '../credentials.key')).toBeNull();
  });
});
