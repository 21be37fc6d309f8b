import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCustomFieldRepository } from './repository.ts';

const FIRST_NAME = { name: 'firstName', label: 'First name', sample: 'Maria' };
const CITY = { name: 'city', label: 'City', sample: 'Lisbon' };

describeOnBoth('merge fields', (open) => {
  let database: OpenDatabase;
  let server: TestApp;

  beforeAll(async () => {
    database = await open();
    server = await createTestApp(database);
  });
  afterAll(() => server.close());

  test('are an empty list where there are none, and listed in their order where there are', async () => {
    const anna = await server.person('Anna');
    expect(await anna.ok(endpoints.contacts.customFields, {})).toEqual([]);
    const fields = createCustomFieldRepository(database);
    await fields.add([FIRST_NAME]);
    await fields.add([CITY, { ...FIRST_NAME, label: 'Given name' }]);
    expect(await anna.ok(endpoints.contacts.customFields, {})).toEqual([FIRST_NAME, CITY]);
  });

  test('are for people who are signed in', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/api/v2/contacts/customfields' });
    expect(answer.statusCode).toBe(401);
  });
});
