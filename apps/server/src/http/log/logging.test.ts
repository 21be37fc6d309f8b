import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
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
    const ended = lines
      .map((text) => JSON.parse(text))
      .find(({ res, reqId }) => res && reqId === answer.headers['x-request-id']);
    expect(ended).toMatchObject({ userId: anna.id, res: { statusCode: 200 } });
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

  test('names nobody whom an error names', () => {
    const written: string[] = [];
    const cause = Object.assign(new Error('550 <pia@acme.example> is unknown'), {
      detail: 'Key (email)=(ben@acme.example)',
    });
    const error = Object.assign(new Error('Refused', { cause }), { code: 'EENVELOPE', rejected: ['eva@acme.example'] });
    createLogger('info', { write: (line) => written.push(line) }).error({ err: error }, 'Failed');
    const { err } = JSON.parse(written.join(''));
    expect(err).toMatchObject({ type: 'Error', code: 'EENVELOPE', message: 'Refused: 550 <[address]> is unknown' });
    expect(err.stack).toContain('logging.test.ts');
    for (const thrown of ['no error', undefined, null, { rejected: ['eva@acme.example'] }, ['eva@acme.example']]) {
      createLogger('info', { write: (line) => written.push(line) }).error({ err: thrown }, 'Failed');
    }
    expect(written.join('')).not.toContain('acme.example');
  });

  test.each([
    [
      'a mail server that refuses',
      new AppError('UPSTREAM_FAILED', { cause: new Error('connect ECONNREFUSED smtp') }),
      502,
    ],
    ['a disk that is full', Object.assign(new Error('ENOSPC: outbox'), { code: 'ENOSPC' }), 503],
  ] as const)('names the cause of what failed on our side: %s', async (_what, failure, status) => {
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const failing = await createTestApp(await freshDatabase('sqlite'), {
      log,
      mail: { send: () => Promise.reject(failure) },
    });
    const carla = await failing.person('Carla', { email: 'carla@acme.example' });
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    const { templateId } = await carla.ok(endpoints.userTemplates.create, create);
    const body = { from: 'carla@acme.example', to: ['someone@acme.example'] };
    const refusal = await carla.refused(endpoints.testMails.send, { params: { id: templateId }, body });
    expect(refusal.status).toBe(status);
    const line = lines.find((text) => text.includes(refusal.requestId) && text.includes('Request failed')) ?? '{}';
    const cause = failure instanceof AppError ? 'connect ECONNREFUSED smtp' : 'ENOSPC: outbox';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      userId: carla.id,
      code: refusal.code,
      err: { message: cause },
    });
    await failing.close();
  });
});
