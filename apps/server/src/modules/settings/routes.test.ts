import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { save } = endpoints.userSettings;

describeOnBoth('settings of a person', (open) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('change one by one and come with the session', async () => {
    const anna = await server.person('Anna');
    await anna.ok(save, { body: { userId: anna.id, dnd_mode: 'advanced' } });
    const all = { userId: anna.id, dnd_mode: 'advanced', theme: 'dark', locale: 'en', autosave: true };
    expect(await anna.ok(save, { body: { userId: anna.id, theme: 'dark' } })).toEqual(all);
    const body = { sessionId: anna.sessionId, type: 'email' } as const;
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ dnd_mode: 'advanced', theme: 'dark' });
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ locale: 'en', isLocaleChosen: false });
    await anna.ok(save, { body: { userId: anna.id, locale: 'de' } });
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ locale: 'de', isLocaleChosen: true });
  });

  test('say whether the editor saves by itself, which it does until somebody switches it off', async () => {
    const ben = await server.person('Ben');
    const body = { sessionId: ben.sessionId, type: 'email' } as const;
    expect((await ben.ok(endpoints.auth.credentials, { body })).autosave).toBe(true);
    expect(await ben.ok(save, { body: { userId: ben.id, autosave: false } })).toMatchObject({ autosave: false });
    await ben.ok(save, { body: { userId: ben.id, theme: 'dark' } });
    expect(await ben.ok(endpoints.auth.credentials, { body })).toMatchObject({ autosave: false, theme: 'dark' });
    await ben.ok(save, { body: { userId: ben.id, autosave: true } });
    expect((await ben.ok(endpoints.auth.credentials, { body })).autosave).toBe(true);
  });

  test('are nobody else’s to change, and have known values', async () => {
    const [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
    expect((await anna.refused(save, { body: { userId: ben.id, theme: 'dark' } })).code).toBe('FORBIDDEN');
    expect((await anna.refused(save, { body: { userId: anna.id, theme: 'pink' as 'dark' } })).status).toBe(400);
  });
});
