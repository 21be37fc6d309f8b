import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createSettingsRepository } from '../settings/repository.ts';
import { createUserRepository } from './repository.ts';

describeOnBoth('people', (open) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('a person is known by id and by address whatever its case', async () => {
    const users = createUserRepository(database);
    const id = await addPerson(database, 'Zoë', { email: 'Zoë@Acme.example', passwordHash: 'hash' });
    expect(await users.find(id)).toEqual({
      id,
      email: 'Zoë@Acme.example',
      firstName: 'Zoë',
      lastName: 'Example',
      role: 'user',
      image: null,
      isDemo: false,
      isActive: true,
      plan: { number: 3, name: 'Plus', features: expect.objectContaining({ customCode: true }) },
      settings: {
        dndMode: 'simple',
        theme: 'light',
        locale: null,
        autosave: true,
        linkParameters: [],
        sendingProfile: 'custom',
        dashboardTourDone: false,
        editorTourDone: false,
      },
    });
    expect(await users.findForLogin('zoË@acme.EXAMPLE')).toEqual({ id, passwordHash: 'hash', isDemo: false });
    expect(await users.findForLogin('zoe@acme.example')).toBeNull();
    expect((await users.findMany([id, 'nobody'])).map((user) => user.id)).toEqual([id]);
    expect(await users.findMany([])).toEqual([]);
  });

  test('an address belongs to one person', async () => {
    await addPerson(database, 'One', { email: 'same@acme.example' });
    await expect(addPerson(database, 'Two', { email: 'SAME@acme.example' })).rejects.toThrow('exists already');
  });

  test('settings start as the specification says and change one by one', async () => {
    const settings = createSettingsRepository(database);
    const id = await addPerson(database, 'Sam');
    expect(await settings.read(id)).toEqual({
      dndMode: 'simple',
      theme: 'light',
      locale: null,
      autosave: true,
      linkParameters: [],
      sendingProfile: 'custom',
      dashboardTourDone: false,
      editorTourDone: false,
    });
    await settings.save(id, { dndMode: 'advanced' });
    expect(await settings.save(id, { theme: 'dark' })).toEqual({
      dndMode: 'advanced',
      theme: 'dark',
      locale: null,
      autosave: true,
      linkParameters: [],
      sendingProfile: 'custom',
      dashboardTourDone: false,
      editorTourDone: false,
    });
    expect((await createUserRepository(database).find(id))?.settings.dndMode).toBe('advanced');
  });
});
