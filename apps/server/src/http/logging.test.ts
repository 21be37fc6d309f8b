import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from './logging.ts';

describe('the log', () => {
  let server: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    const log = createLogger('info', { write: (line) => lines.push(line) });
    server = await createTestApp(await freshDatabase('sqlite'), { log });
  });
  afterAll(() => server.close());

  test('tells method, path, status and the id of the request, and no secret', async () => {
    const anna = await server.person('Anna');
    const answer = await anna.send({ url: '/api/v2/usertemplate/counts?view=signed-secret' });
    const payload = { email: 'anna@acme.example', password: 'secret-password' };
    await server.app.inject({ method: 'POST', url: '/api/v2/auth/login', payload });
    const line = lines.find((text) => text.includes('/api/v2/usertemplate/counts')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      reqId: answer.headers['x-request-id'],
      req: { method: 'GET', path: '/api/v2/usertemplate/counts' },
    });
    for (const secret of [anna.token, anna.sessionId, 'signed-secret', 'secret-password']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  test('has the cause of an unknown failure, the answer has not', async () => {
    const ben = await server.person('Ben');
    await server.database.kysely.schema.dropTable('template_categories').execute();
    await server.database.kysely.schema.dropTable('favourites').execute();
    const refusal = await ben.refused(endpoints.userTemplates.counts, {});
    expect(refusal).toEqual({
      status: 500,
      code: 'INTERNAL',
      error: 'Something went wrong. Try again later',
      message: 'Something went wrong. Try again later',
      requestId: refusal.requestId,
    });
    const failure = lines.find((line) => line.includes('Request failed')) ?? '{}';
    expect(JSON.parse(failure)).toMatchObject({
      reqId: refusal.requestId,
      err: { message: expect.stringContaining('no such table') },
    });
  });
});
