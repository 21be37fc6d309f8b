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
    const all = { userId: anna.id, dnd_mode: 'advanced', theme: 'dark', locale: 'en' };
    expect(await anna.ok(save, { body: { userId: anna.id, theme: 'dark' } })).toEqual(all);
    const body = { sessionId: anna.sessionId, type: 'email' } as const;
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ dnd_mode: 'advanced', theme: 'dark' });
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ locale: 'en', isLocaleChosen: false });
    await anna.ok(save, { body: { userId: anna.id, locale: 'de' } });
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ locale: 'de', isLocaleChosen: true });
  });

  test('are nobody else’s to change, and have known values', async () => {
    const [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
    expect((await anna.refused(save, { body: { userId: ben.id, theme: 'dark' } })).code).toBe('FORBIDDEN');
    expect((await anna.refused(save, { body: { userId: anna.id, theme: 'pink' as 'dark' } })).status).toBe(400);
  });
});
