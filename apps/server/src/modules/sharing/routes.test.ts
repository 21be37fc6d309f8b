import { type CallInput, endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.sharing;
const users = endpoints.userTemplates;

describeOnBoth('sharing', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let carla: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carla = await server.person('Carla');
    id = await createDraft(anna);
  });

  const share = (collaborators: readonly string[]) => ({ params: { id }, body: { collaborators: [...collaborators] } });
  const read = (who: TestClient) => who.ok(users.read, { params: { id } });
  const listed = async (who: TestClient) => (await who.ok(rows.list, { query: {} })).elements.map(({ name }) => name);
  const lock = (who: TestClient, locked: boolean, number?: number) =>
    who.call(rows.lock, { params: { id, locked }, ...(number !== undefined && { headers: { 'x-lock': number } }) });

  test('lists a draft with everybody it is shared with, and with its owner', async () => {
    const shared = await anna.ok(rows.share, share([ben.id, ben.id, anna.id]));
    expect(shared).toMatchObject({ isShared: true, collaboratorsList: [ben.id], isOwner: true });
    expect(await listed(anna)).toEqual(['Spring']);
    expect(await listed(ben)).toEqual(['Spring']);
    expect(await listed(carla)).toEqual([]);
    expect(await read(ben)).toMatchObject({ isCollaborator: true, isOwner: false, canEdit: true });
    expect((await ben.ok(users.counts, {})).shared).toBe(1);
    expect((await ben.refused(rows.list, { query: { collaboratorId: anna.id } })).code).toBe('FORBIDDEN');
    expect((await ben.ok(rows.list, { query: { collaboratorId: ben.id } })).elements).toHaveLength(1);
  });

  test('is replaced as a whole, and ended by an empty list', async () => {
    await anna.ok(rows.share, share([ben.id]));
    expect((await anna.ok(rows.share, share([carla.id]))).collaboratorsList).toEqual([carla.id]);
    expect((await ben.refused(users.read, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect(await anna.ok(rows.share, share([]))).toMatchObject({ isShared: false, collaboratorsList: [] });
    expect(await listed(carla)).toEqual([]);
  });

  test('tells those who may read a template who is editing it, without its body', async () => {
    const info = (who: TestClient) => who.ok(users.info, { params: { id } });
    expect((await info(anna)).isLocked).toBe(false);
    await anna.ok(rows.share, share([ben.id]));
    await lock(ben, true);
    const locked = await info(anna);
    expect(locked).toMatchObject({
      name: 'Spring',
      isLocked: true,
      lockedBy: { id: ben.id, firstName: 'Ben', lastName: 'Example' },
      collaboratorId: ben.id,
      canEdit: false,
    });
    expect(locked).not.toHaveProperty('html');
    expect((await carla.refused(users.info, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    server.clock.now += 300_001;
    expect(await info(anna)).toMatchObject({ isLocked: false, lockedBy: null, collaboratorId: null, canEdit: true });
  });

  test('is for the owner, drafts, and existing people of the allowed domains', async () => {
    const outsider = await server.person('Olga', { email: `olga.${Date.now()}.${Math.random()}@elsewhere.example` });
    const former = await server.person('Fay');
    await server.database.kysely.updateTable('users').set({ deactivated_at: 1 }).where('id', '=', former.id).execute();
    for (const stranger of [outsider.id, former.id, 'nobody']) {
      const refusal = await anna.refused(rows.share, share([ben.id, stranger]));
      const sentence = 'You can only share with people who are known here.';
      expect(refusal).toMatchObject({
        status: 400,
        code: 'UNKNOWN_COLLABORATOR',
        message: sentence,
        details: [{ path: 'collaborators.1', message: sentence }],
      });
      expect((await anna.ok(users.info, { params: { id } })).collaboratorsList).toEqual([]);
    }
    await anna.ok(rows.share, share([ben.id]));
    expect((await ben.refused(rows.share, share([carla.id]))).code).toBe('FORBIDDEN');
    expect((await carla.refused(rows.share, share([carla.id]))).code).toBe('TEMPLATE_NOT_FOUND');
    await anna.ok(rows.share, share([]));
    await anna.ok(users.status, { params: { id, status: 'published' } });
    expect((await anna.refused(rows.share, share([ben.id]))).code).toBe('INVALID_TRANSITION');
  });

  test('keeps a shared draft from being published', async () => {
    await anna.ok(rows.share, share([ben.id]));
    const publish = { params: { id, status: 'published' } } as const;
    expect((await anna.refused(users.status, publish)).code).toBe('TEMPLATE_SHARED');
    await anna.ok(rows.share, share([]));
    await anna.ok(users.status, publish);
  });

  test('lets one person at a time edit: who holds the lock saves under its number', async () => {
    await anna.ok(rows.share, share([ben.id]));
    const taken = await lock(ben, true);
    expect(taken.json()).toEqual({ lock: 1, expiresAt: new Date(server.clock.now + 300_000).toISOString() });
    expect(await read(anna)).toMatchObject({
      isLocked: true,
      collaboratorId: ben.id,
      canEdit: false,
      lockedBy: { id: ben.id, firstName: 'Ben', lastName: 'Example' },
    });
    expect((await lock(anna, true)).json()).toMatchObject({
      code: 'TEMPLATE_LOCKED',
      error: "The template is locked because it's currently being edited by another user.",
    });
    const save = (who: TestClient, number: number) =>
      who.call(users.update, {
        params: { id },
        headers: { 'x-lock': number },
        body: { html: '<p>Hi</p>', revision: 0 },
      });
    expect((await save(anna, 1)).json().code).toBe('TEMPLATE_LOCKED');
    expect((await save(ben, 0)).json().code).toBe('TEMPLATE_LOCKED');
    expect((await save(ben, 1)).statusCode).toBe(200);
  });

  test('renews a lock under its number and fences off the holder’s other tab', async () => {
    await anna.ok(rows.share, share([ben.id]));
    await lock(ben, true);
    server.clock.now += 30_000;
    expect((await lock(ben, true, 1)).json()).toEqual({
      lock: 1,
      expiresAt: new Date(server.clock.now + 300_000).toISOString(),
    });
    expect((await lock(ben, true)).json().lock).toBe(2);
    // The first tab still renews: it does not take the lock back.
    expect((await lock(ben, true, 1)).json().code).toBe('TEMPLATE_LOCKED');
    // The first tab closes: the lock of the second stays.
    expect((await lock(ben, false, 1)).json().code).toBe('TEMPLATE_LOCKED');
    expect((await read(ben)).isLocked).toBe(true);
    expect((await lock(ben, false, 2)).json()).toEqual({ lock: 2, expiresAt: null });
    expect((await read(anna)).isLocked).toBe(false);
  });

  test('gives a lock to another only when it was given back or has run out', async () => {
    await anna.ok(rows.share, share([ben.id]));
    await lock(ben, true);
    expect((await lock(anna, false)).json().code).toBe('FORBIDDEN');
    server.clock.now += 300_001;
    expect((await lock(anna, true)).json().lock).toBe(2);
    // The one whose lock ran out does not get it back unnoticed.
    expect((await lock(ben, true, 1)).json().code).toBe('TEMPLATE_LOCKED');
    await lock(anna, false, 2);
    expect((await lock(ben, true, 1)).json().code).toBe('TEMPLATE_LOCKED');
    expect((await lock(ben, true)).json().lock).toBe(3);
  });

  test('is not held by a lock that a clock two days ahead took', async () => {
    await anna.ok(rows.share, share([ben.id]));
    await lock(ben, true);
    const ahead = { lock_expires_at: server.clock.now + 48 * 3_600_000 };
    await server.database.kysely.updateTable('templates').set(ahead).where('id', '=', id).execute();
    expect((await read(anna)).isLocked).toBe(false);
    expect((await lock(anna, true)).json().lock).toBe(2);
    expect((await lock(ben, true, 1)).json().code).toBe('TEMPLATE_LOCKED');
  });

  test('renews a lock that ran out, as after sleep, while nobody else has taken it', async () => {
    await anna.ok(rows.share, share([ben.id]));
    await lock(ben, true);
    server.clock.now += 3_600_000;
    expect((await read(anna)).isLocked).toBe(false);
    expect((await lock(ben, true, 1)).json().lock).toBe(1);
    expect((await read(anna)).lockedBy).toMatchObject({ firstName: 'Ben' });
  });

  test('tells owner and collaborators who is in it', async () => {
    await anna.ok(rows.share, share([ben.id]));
    for (const who of [anna, ben]) {
      expect(await read(who)).toMatchObject({
        owner: { id: anna.id, firstName: 'Anna', lastName: 'Example' },
        collaborators: [{ id: ben.id, firstName: 'Ben', lastName: 'Example', email: expect.stringMatching(/^ben\./) }],
      });
    }
  });

  test('does not end, and its template is not deleted, while somebody holds the lock', async () => {
    await anna.ok(rows.share, share([ben.id, carla.id]));
    await lock(ben, true);
    expect((await anna.refused(rows.share, share([]))).code).toBe('TEMPLATE_LOCKED');
    expect((await anna.refused(rows.share, share([carla.id]))).code).toBe('TEMPLATE_LOCKED');
    await anna.ok(rows.share, share([ben.id]));
    const remove = await anna.refused(users.status, { params: { id, status: 'deleted' } });
    expect(remove).toMatchObject({ code: 'TEMPLATE_LOCKED', error: 'This template is locked and cannot be deleted.' });
  });

  test('knows no lock without sharing', async () => {
    expect((await lock(anna, true)).json().code).toBe('INVALID_TRANSITION');
    expect((await lock(ben, true)).json().code).toBe('TEMPLATE_NOT_FOUND');
  });

  test('asks the owner by mail to unlock, a few times an hour', async () => {
    await anna.ok(rows.share, share([ben.id, carla.id]));
    const ask = { params: { collaboratorId: ben.id, templateId: id } };
    expect((await carla.refused(rows.requestUnlock, ask)).code).toBe('INVALID_TRANSITION');
    await lock(ben, true);
    await carla.ok(rows.requestUnlock, ask);
    expect(server.mails.at(-1)).toMatchObject({
      to: [expect.stringMatching(/^anna\./)],
      replyTo: expect.stringMatching(/^carla\./),
      subject: 'Carla Example asks you to unlock "Spring"',
      text: expect.stringContaining('which Ben Example is editing at the moment'),
    });
    for (let sent = 1; sent < 10; sent++) await carla.ok(rows.requestUnlock, ask);
    expect((await carla.refused(rows.requestUnlock, ask)).code).toBe('RATE_LIMITED');
    expect((await ben.refused(rows.requestUnlock, ask)).code).toBe('INVALID_TRANSITION');
    // The owner asks who holds it.
    await anna.ok(rows.requestUnlock, ask);
    expect(server.mails.at(-1)?.to).toEqual([expect.stringMatching(/^ben\./)]);
    await ben.ok(endpoints.userSettings.save, { body: { userId: ben.id, locale: 'de' } });
    await anna.ok(rows.requestUnlock, ask);
    expect(server.mails.at(-1)).toMatchObject({
      subject: 'Anna Example bittet Sie, „Spring“ freizugeben',
      text: expect.stringContaining('die gerade von Ihnen bearbeitet wird'),
    });
    await ben.ok(endpoints.userSettings.save, { body: { userId: ben.id, locale: 'es' } });
    await anna.ok(rows.requestUnlock, ask);
    expect(server.mails.at(-1)?.subject).toBe('Anna Example te pide que desbloquees «Spring»');
  });

  test('finds people of the allowed domains by first name, without oneself', async () => {
    const find = async (domains: readonly string[]) =>
      (
        await anna.ok(endpoints.principals.search, {
          body: { criteria: domains.map((value) => ({ key: 'email' as const, value })), limit: 100 },
        })
      ).principals;
    const found = await find(['@acme.example', '@acme-partner.example']);
    expect(found.find(({ id: other }) => other === ben.id)).toEqual({
      id: ben.id,
      firstName: 'Ben',
      lastName: 'Example',
      email: expect.stringMatching(/^ben\..*@acme\.example$/),
    });
    expect(found.some(({ id: other }) => other === anna.id)).toBe(false);
    expect(found.every(({ email }) => email.endsWith('@acme.example'))).toBe(true);
    expect(await find(['elsewhere.example'])).toEqual([]);
  });

  test('shows nobody to whoever has an address of another domain, and both domains to each other', async () => {
    const guest = await server.person('Gus', { email: `gus.${anna.id}@guest.acme.example` });
    const search = (who: TestClient) => who.ok(endpoints.principals.search, { body: { term: 'anna' } });
    expect((await search(ben)).principals.map((found) => found.id)).toContain(anna.id);
    expect(await search(guest)).toEqual({ principals: [], total: 0 });
    const partner = await server.person('Pia', { email: `pia.${anna.id}@ACME-partner.example` });
    expect((await search(partner)).principals.map((found) => found.id)).toContain(anna.id);
  });

  test('finds people by any part of an allowed address, and by words of names, a page at a time', async () => {
    const renee = await server.person('Renée', { lastName: 'Okafor', email: 'r.okafor_1@acme-partner.example' });
    const far = await server.person('Renée', { lastName: 'Okafor', email: 'okafor@elsewhere.example' });
    for (let index = 10; index < 35; index++) {
      await server.person('Zedekiah', { lastName: `Number${index}`, email: `zedekiah.${index}@acme.example` });
    }
    const search = async (body: CallInput<typeof endpoints.principals.search>['body']) =>
      anna.ok(endpoints.principals.search, { body });
    const byAddress = async (value: string) =>
      (await search({ criteria: [{ key: 'email', value }] })).principals.map((found) => found.id);
    expect(await byAddress('KAFOR_')).toEqual([renee.id]);
    expect(await byAddress('okaforx1')).toEqual([]);
    expect(await byAddress('elsewhere')).toEqual([]);
    expect(await byAddress('%')).toEqual([]);
    expect((await search({ term: ' OKAFOR rene' })).principals.map((found) => found.id)).toEqual([renee.id]);
    expect((await search({ term: 'okafor zedek' })).total).toBe(0);
    expect(far.id).not.toBe(renee.id);

    const first = await search({ term: 'zedek' });
    expect([first.principals.length, first.total]).toEqual([20, 25]);
    const rest = await search({ term: 'zedek', limit: 10, offset: 20 });
    expect(rest.principals.map(({ lastName }) => lastName)).toEqual(
      ['30', '31', '32', '33', '34'].map((number) => `Number${number}`),
    );
    const tooMany = await anna.refused(endpoints.principals.search, { body: { limit: 101 } });
    expect([tooMany.code, tooMany.details?.[0]?.path]).toEqual(['VALIDATION_FAILED', 'limit']);
  });
});
