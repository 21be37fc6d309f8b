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
    const tours = { dashboardTourDone: false, editorTourDone: false };
    const all = {
      userId: anna.id,
      dnd_mode: 'advanced',
      theme: 'dark',
      locale: 'en',
      autosave: true,
      linkParameters: [],
      sendingProfile: 'custom',
      ...tours,
    };
    expect(await anna.ok(save, { body: { userId: anna.id, theme: 'dark' } })).toEqual(all);
    const body = { sessionId: anna.sessionId, type: 'email' } as const;
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ dnd_mode: 'advanced', theme: 'dark' });
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ locale: 'en', isLocaleChosen: false });
    await anna.ok(save, { body: { userId: anna.id, locale: 'de' } });
    expect(await anna.ok(endpoints.auth.credentials, { body })).toMatchObject({ locale: 'de', isLocaleChosen: true });
  });

  test('are all kept where several are changed at the same moment', async () => {
    const zoe = await server.person('Zoe');
    const changes = [
      { theme: 'dark' },
      { dnd_mode: 'advanced' },
      { autosave: false },
      { editorTourDone: true },
    ] as const;
    await Promise.all(changes.map((change) => zoe.ok(save, { body: { userId: zoe.id, ...change } })));
    const all = await zoe.ok(save, { body: { userId: zoe.id } });
    expect(all).toMatchObject({ theme: 'dark', dnd_mode: 'advanced', autosave: false, editorTourDone: true });
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

  test('keep which sending system mails are written for, and refuse one that nobody knows', async () => {
    const eva = await server.person('Eva');
    await eva.ok(save, { body: { userId: eva.id, sendingProfile: 'mailchimp' } });
    await eva.ok(save, { body: { userId: eva.id, theme: 'dark' } });
    const body = { sessionId: eva.sessionId, type: 'email' } as const;
    expect(await eva.ok(endpoints.auth.credentials, { body })).toMatchObject({ sendingProfile: 'mailchimp' });
    const unknown = { userId: eva.id, sendingProfile: 'mailchump' as 'mailchimp' };
    expect((await eva.refused(save, { body: unknown })).status).toBe(400);
  });

  test('keep what new mails add to their links', async () => {
    const dora = await server.person('Dora');
    const linkParameters = [{ name: 'utm_source', value: 'news {{ city }}' }];
    await dora.ok(save, { body: { userId: dora.id, linkParameters } });
    await dora.ok(save, { body: { userId: dora.id, theme: 'dark' } });
    const body = { sessionId: dora.sessionId, type: 'email' } as const;
    expect(await dora.ok(endpoints.auth.credentials, { body })).toMatchObject({ linkParameters, theme: 'dark' });
    for (const wrong of [
      [{ name: ' ', value: 'x' }],
      [{ name: 'a', value: 'x'.repeat(501) }],
      Array(21).fill(linkParameters[0]),
    ]) {
      expect((await dora.refused(save, { body: { userId: dora.id, linkParameters: wrong } })).status).toBe(400);
    }
    await dora.ok(save, { body: { userId: dora.id, linkParameters: [] } });
    expect(await dora.ok(endpoints.auth.credentials, { body })).toMatchObject({ linkParameters: [] });
  });

  test('say which tours the person has seen, each by itself, until they are asked for again', async () => {
    const cleo = await server.person('Cleo');
    const body = { sessionId: cleo.sessionId, type: 'email' } as const;
    const seen = async () => {
      const { dashboardTourDone, editorTourDone } = await cleo.ok(endpoints.auth.credentials, { body });
      return { dashboardTourDone, editorTourDone };
    };
    expect(await seen()).toEqual({ dashboardTourDone: false, editorTourDone: false });
    await cleo.ok(save, { body: { userId: cleo.id, dashboardTourDone: true } });
    await cleo.ok(save, { body: { userId: cleo.id, theme: 'dark' } });
    expect(await seen()).toEqual({ dashboardTourDone: true, editorTourDone: false });
    await cleo.ok(save, { body: { userId: cleo.id, editorTourDone: true } });
    expect(await seen()).toEqual({ dashboardTourDone: true, editorTourDone: true });
    await cleo.ok(save, { body: { userId: cleo.id, dashboardTourDone: false } });
    expect(await seen()).toEqual({ dashboardTourDone: false, editorTourDone: true });
    const wrong = { userId: cleo.id, editorTourDone: 'yes' as unknown as boolean };
    expect((await cleo.refused(save, { body: wrong })).status).toBe(400);
  });

  test('are nobody else’s to change, and have known values', async () => {
    const [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
    expect((await anna.refused(save, { body: { userId: ben.id, theme: 'dark' } })).code).toBe('FORBIDDEN');
    expect((await anna.refused(save, { body: { userId: anna.id, theme: 'pink' as 'dark' } })).status).toBe(400);
  });

  test('know the editor modes simple and advanced, and refuse any other', async () => {
    const dora = await server.person('Dora');
    const body = { sessionId: dora.sessionId, type: 'email' } as const;
    const mode = async () => (await dora.ok(endpoints.auth.credentials, { body })).dnd_mode;
    for (const dnd_mode of ['advanced', 'simple'] as const) {
      await dora.ok(save, { body: { userId: dora.id, dnd_mode } });
      const wrong = { userId: dora.id, dnd_mode: 'expert' as typeof dnd_mode };
      expect((await dora.refused(save, { body: wrong })).status).toBe(400);
      expect(await mode()).toBe(dnd_mode);
    }
  });
});
