import { endpoints, LIBRARY_OWNER_ID } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { list, change, deactivate, activate, endSessions } = endpoints.people;
const { counts, read } = endpoints.userTemplates;

describeOnBoth('people', (open) => {
  let server: TestApp;
  let ada: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // One administrator at a time, whatever the test before left.
    await server.database.kysely.updateTable('users').set({ role: 'user' }).execute();
    ada = await server.person('Ada', { role: 'admin' });
  });

  const params = ({ id }: TestClient) => ({ id });
  const named = async (name: string, query = {}) =>
    (await ada.ok(list, { query: { query: name, ...query } })).people.map(({ firstName }) => firstName);

  test('are administrators’ business alone', async () => {
    const ben = await server.person('Ben');
    const body = { role: 'admin' } as const;
    for (const refusal of [
      await ben.refused(list, {}),
      await ben.refused(change, { params: params(ben), body }),
      await ben.refused(deactivate, { params: params(ada), body: {} }),
      await ben.refused(activate, { params: params(ben) }),
      await ben.refused(endSessions, { params: params(ada) }),
    ]) {
      expect([refusal.status, refusal.code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const row of [list, change, deactivate, activate, endSessions]) {
      const url = row.path.replace('{id}', ben.id);
      expect((await server.app.inject({ method: row.method, url, payload: {} })).statusCode).toBe(401);
    }
  });

  test('are found by name and address without accents, by role and by state, with plan and last use', async () => {
    // Longer than what ids, which stand in the addresses here, have in common with a name by chance.
    const zoe = await server.person('Zoëmarie');
    await server.person('Zoemaria');
    expect(await named('zoemarie acme')).toEqual(['Zoëmarie']);
    expect(await named('zoema')).toEqual(['Zoemaria', 'Zoëmarie']);
    expect(await named('zoema', { role: 'admin' })).toEqual([]);
    await createDraft(zoe);
    await ada.ok(deactivate, { params: params(zoe), body: {} });
    expect(await named('zoema', { state: 'active' })).toEqual(['Zoemaria']);
    const page = await ada.ok(list, { query: { query: 'zoema', state: 'deactivated' } });
    expect(page).toMatchObject({ total: 1, administrators: 1, plans: [{ number: 3, name: 'Plus' }] });
    expect(page.people).toEqual([
      expect.objectContaining({
        id: zoe.id,
        plan: { number: 3, name: 'Plus' },
        role: 'user',
        isActive: false,
        lastSeen: null,
        templates: 1,
      }),
    ]);
    expect(JSON.stringify(page)).not.toContain('password');
    expect(await named('zoema', { plan: 3 })).toEqual(['Zoemaria', 'Zoëmarie']);
    expect(await named('zoema', { plan: 0 })).toEqual([]);
    const { kysely } = server.database;
    await kysely.updateTable('users').set({ seen_at: 5 }).where('id', '=', zoe.id).execute();
    expect(await named('zoema', { sort: 'last-seen' })).toEqual(['Zoëmarie', 'Zoemaria']);
    await addPerson(server.database, 'Zoltan', { id: LIBRARY_OWNER_ID });
    expect(await named('zoltan')).toEqual([]);
    expect((await ada.refused(list, { query: { limit: 101 } })).status).toBe(400);
  });

  test('get another role and another plan, which count at once', async () => {
    const ben = await server.person('Ben');
    await server.trialPerson('Tom');
    expect(await ada.ok(change, { params: params(ben), body: { role: 'admin', planNumber: 0 } })).toMatchObject({
      role: 'admin',
      plan: { number: 0, name: 'Free trial' },
    });
    expect((await ben.ok(list, {})).administrators).toBe(2);
    const unknown = await ada.refused(change, { params: params(ben), body: { planNumber: 7 } });
    expect([unknown.status, unknown.details?.[0]?.path]).toEqual([400, 'planNumber']);
    expect((await ada.refused(change, { params: { id: 'nobody' }, body: { role: 'user' } })).code).toBe(
      'USER_NOT_FOUND',
    );
  });

  test('keep one administrator, also when two give up at the same moment', async () => {
    const demote = (who: TestClient) => who.call(change, { params: params(who), body: { role: 'user' } });
    expect((await demote(ada)).json().code).toBe('LAST_ADMINISTRATOR');
    const eve = await server.person('Eve', { role: 'admin' });
    const answers = await Promise.all([demote(ada), demote(eve)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const last = answers[0]?.statusCode === 200 ? eve : ada;
    expect((await last.ok(list, {})).administrators).toBe(1);
  });

  test('are not deactivated by themselves, nor as the last administrator', async () => {
    expect((await ada.refused(deactivate, { params: params(ada), body: {} })).code).toBe('OWN_ACCOUNT');
    const eve = await server.person('Eve', { role: 'admin' });
    await eve.ok(deactivate, { params: params(ada), body: {} });
    expect((await ada.call(counts, {})).statusCode).toBe(401);
    expect((await eve.refused(change, { params: params(eve), body: { role: 'user' } })).code).toBe(
      'LAST_ADMINISTRATOR',
    );
  });

  test('who are deactivated are out at their next call, on another server too, and back when they are let in', async () => {
    const ben = await server.person('Ben');
    const other = await createTestApp(server.database);
    await ben.ok(counts, {});
    expect(await ada.ok(deactivate, { params: params(ben), body: {} })).toMatchObject({ isActive: false });
    expect((await ben.call(counts, {})).statusCode).toBe(401);
    const there = await other.app.inject({ method: 'GET', url: counts.path, headers: ben.headers });
    expect(there.statusCode).toBe(401);
    await ada.ok(activate, { params: params(ben) });
    expect((await ben.call(counts, {})).statusCode).toBe(401);
    expect(await named('ben', { state: 'active' })).toContain('Ben');
    await other.app.close();
  });

  test('are signed out everywhere by an administrator, who ends only the sessions of others here', async () => {
    const ben = await server.person('Ben');
    const other = await server.signIn(ben.id);
    await ada.ok(endSessions, { params: params(ben) });
    for (const session of [ben, other]) expect((await session.call(counts, {})).statusCode).toBe(401);
    expect(await named('ben', { state: 'active' })).toContain('Ben');
    await (await server.signIn(ben.id)).ok(counts, {});
    expect((await ada.refused(endSessions, { params: params(ada) })).code).toBe('FORBIDDEN');
    await ada.ok(counts, {});
    for (const id of ['nobody', LIBRARY_OWNER_ID]) {
      expect((await ada.refused(endSessions, { params: { id } })).code).toBe('USER_NOT_FOUND');
    }
  });

  test('hand over templates, modules’ categories and what is shared', async () => {
    const [ben, carla] = [await server.person('Ben'), await server.person('Carla')];
    const [own, shared] = [await createDraft(ben, 'Own'), await createDraft(ben, 'Shared')];
    await ben.ok(endpoints.sharing.share, { params: { id: shared }, body: { collaborators: [carla.id] } });
    const category = async (who: TestClient, name: string) =>
      (await who.ok(endpoints.categories.create, { body: { name, group: 'user', type: 'email_cb' } })).id;
    const [theirs, same] = [await category(ben, 'Headers'), await category(carla, 'headers')];
    const kept = await category(ben, 'Footers');
    await ada.ok(deactivate, { params: params(ben), body: { handTo: carla.id } });
    expect(await carla.ok(read, { params: { id: own } })).toMatchObject({ name: 'Own', isOwner: true });
    expect(await carla.ok(read, { params: { id: shared } })).toMatchObject({ isOwner: true, isCollaborator: false });
    const { isShared } = await carla.ok(read, { params: { id: shared } });
    expect(isShared).toBe(false);
    const ids = (await carla.ok(endpoints.categories.list, { query: { type: 'email_cb' } })).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([same, kept]));
    expect(ids).not.toContain(theirs);
    expect((await ada.refused(read, { params: { id: own } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await ada.ok(list, { query: { query: 'ben', state: 'deactivated' } })).people[0]?.templates).toBe(0);
  });

  test('hand over later, and only to somebody else who is there', async () => {
    const [ben, carla, dora] = [await server.person('Ben'), await server.person('Carla'), await server.person('Dora')];
    const id = await createDraft(ben);
    await ada.ok(deactivate, { params: params(dora), body: {} });
    for (const handTo of [ben.id, dora.id, 'nobody']) {
      const refusal = await ada.refused(deactivate, { params: params(ben), body: { handTo } });
      expect([refusal.status, refusal.details?.[0]?.path]).toEqual([400, 'handTo']);
    }
    await ben.ok(counts, {});
    await ada.ok(deactivate, { params: params(ben), body: {} });
    expect((await carla.refused(read, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    await ada.ok(deactivate, { params: params(ben), body: { handTo: carla.id } });
    expect(await carla.ok(read, { params: { id } })).toMatchObject({ isOwner: true });
  });
});
