import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoints, fillPath, LIMITS, maxBodyOf } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { freshDatabase } from '../testing/databases.ts';
import { LONG_ENOUGH } from '../testing/long-enough.ts';
import { createDraft } from '../testing/templates.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type AdmissionQueue, createAdmissionQueue } from './admission-queue.ts';

const rows = endpoints.userTemplates;
const METRICS_TOKEN = 'a-token-of-sixteen-characters';

describe('every call', () => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'), { metricsToken: METRICS_TOKEN });
    anna = await server.person('Anna');
  });
  afterAll(() => server.close());

  const session = (headers: Record<string, string>) =>
    server.app.inject({ url: '/api/v2/usertemplate/counts', headers });

  test('of the contract is mounted', () => {
    const missing = Object.values(endpoints)
      .flatMap((area): readonly Endpoint[] => Object.values(area))
      .filter(({ method, path }) => {
        const url = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
        return !server.app.hasRoute({ method, url });
      })
      .map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
  });

  test('needs the token and the session id of the same live session', async () => {
    const ben = await server.person('Ben');
    const authorization = `Bearer ${anna.token}`;
    const answers = await Promise.all([
      session({ authorization, sessionid: anna.sessionId }),
      session({ sessionid: anna.sessionId }),
      session({ authorization }),
      session({ authorization, sessionid: ben.sessionId }),
      session({ authorization: `Bearer ${anna.sessionId}`, sessionid: anna.sessionId }),
      session({ authorization: 'Bearer nonsense', sessionid: 'nonsense' }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 401, 401, 401, 401, 401]);
    expect(answers[3]?.json()).toMatchObject({ code: 'UNAUTHENTICATED', error: 'Please sign in.' });
  });

  test('of a session that was not used for 12 hours is refused', async () => {
    const carla = await server.person('Carla');
    server.clock.now += 12 * 3_600_000;
    expect((await carla.refused(rows.counts, {})).status).toBe(401);
    server.clock.now -= 12 * 3_600_000;
  });

  test('is refused for an unknown session before a large body is read', async () => {
    const response = await server.app.inject({
      method: 'PATCH',
      url: '/api/v2/usertemplate/x',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(50 * 1024 * 1024)}"`,
    });
    expect(response.statusCode).toBe(401);
  });

  test('with malformed JSON is 400, with another content type 415, over 48 MB 413', async () => {
    const patch = (type: string, payload: string) =>
      anna.send({ method: 'PATCH', url: '/api/v2/usertemplate/x', headers: { 'content-type': type }, payload });
    const malformed = await patch('application/json', '{"name":');
    expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'MALFORMED_JSON']);
    const other = await patch('text/plain', 'name');
    expect([other.statusCode, other.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const large = await patch('application/json', JSON.stringify({ html: 'x'.repeat(50 * 1024 * 1024) }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(large.json().error).toBe('The request is too large: this call takes 48 MB at most.');
    const note = { templateId: 'x', text: 'x'.repeat(1024 * 1024) };
    const small = await anna.send({ method: 'POST', url: '/api/v2/note', payload: note });
    expect([small.statusCode, small.json().error]).toEqual([
      413,
      'The request is too large: this call takes 1 MB at most.',
    ]);
  });

  test('refuses JSON over 200 levels or 2,000,000 elements on each row that takes a body', async () => {
    const bodied = Object.values(endpoints)
      .flatMap((area): readonly Endpoint[] => Object.values(area))
      .filter(({ body, upload }) => body && !upload);
    expect(bodied.length).toBeGreaterThan(60);
    const answers = [];
    for (const { method, path } of bodied) {
      const url = path.replace(/\{\w+\}/g, 'x');
      const headers = { 'content-type': 'application/json' };
      const { statusCode, body } = await anna.send({ method, url, headers, payload: '['.repeat(30_000) });
      answers.push(`${method} ${path} ${statusCode} ${JSON.parse(body).details?.[0]?.message}`);
    }
    expect(answers).toEqual(
      bodied.map(({ method, path }) => `${method} ${path} 400 JSON may be at most 200 levels deep.`),
    );
    const flat = `{"components":[${'[],'.repeat(1_000_000)}[]]}`;
    const refused = await anna.send({
      method: 'PATCH',
      url: '/api/v2/usertemplate/x',
      headers: { 'content-type': 'application/json' },
      payload: flat,
    });
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ path: 'body', message: 'JSON may have at most 2000000 elements.' }],
    ]);
  });

  test('answers a failure with one shape and the id of the request', async () => {
    const response = await anna.call(rows.read, { params: { id: 'unknown' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: 'Template not found',
      message: 'Template not found',
      code: 'TEMPLATE_NOT_FOUND',
      requestId: response.headers['x-request-id'],
    });
  });

  test('to an unknown address under /api is 404 in JSON', async () => {
    for (const url of ['/api', '/api/v2/nothing', '/api/v3']) {
      const response = await anna.send({ url });
      expect([response.statusCode, response.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
    expect((await anna.send({ method: 'DELETE', url: '/api/v2/categories' })).json().code).toBe('ROUTE_NOT_FOUND');
  });

  test('to an address that cannot be read has the same shape', async () => {
    const broken = await anna.send({ url: '/api/v2/usertemplate/%E0%A4%A' });
    expect([broken.statusCode, broken.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    const long = await anna.send({ url: `/api/v2/usertemplate/${'x'.repeat(3000)}` });
    expect([long.statusCode, long.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
  });

  test('with a limit over 100 is refused, naming the field', async () => {
    const refusal = await anna.refused(rows.list, { query: { limit: 101 } });
    expect([refusal.status, refusal.code, refusal.details?.[0]?.path]).toEqual([400, 'VALIDATION_FAILED', 'limit']);
  });

  test('may take as long as its body does over a line of 1 Mbit a second, and its head a minute', () => {
    const bodies = Object.values(endpoints).flatMap((area) => Object.values<Endpoint>(area).map(maxBodyOf));
    const { requestTimeout, headersTimeout } = server.app.server;
    expect(requestTimeout).toBeGreaterThanOrEqual((Math.max(...bodies) * 8) / 1000);
    expect(headersTimeout).toBe(60_000);
  });

  test('with JSON that means harm is refused', async () => {
    const send = (payload: string) =>
      anna.send({
        method: 'PATCH',
        url: '/api/v2/usertemplate/x',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{"__proto__":{"role":"admin"}}')).statusCode).toBe(400);
    const deep = 100_000;
    expect((await send(`{"components":${'['.repeat(deep)}${']'.repeat(deep)}}`)).statusCode).toBe(400);
    expect((await send('')).statusCode).toBe(400);
  });

  test('draws the mail in a page that runs nothing', async () => {
    const response = await server.app.inject({ url: '/canvas-frame' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['content-security-policy']).toContain("script-src 'none'");
    expect(response.body).toMatch(/^<!doctype html>.*<body><\/body>/);
    const page = async (mode: string) => (await server.app.inject({ url: `/canvas-frame?mode=${mode}` })).body;
    expect(await page('quirks')).toMatch(/^<html/);
    expect(await page('limited-quirks')).toMatch(/^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1.0 Transitional/);
    expect(await page('no-quirks')).toMatch(/^<!doctype html>/);
  });

  test('is described at /api/openapi.json and on a page', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
    const { schemas } = document.components;
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => String(ref));
    expect(referred.filter((ref) => !(ref.replace('#/components/schemas/', '') in schemas))).toEqual([]);
    expect(schemas.Command.oneOf).toContainEqual({ $ref: '#/components/schemas/InsertCommand' });
    expect(schemas.InsertCommand).toMatchObject({ properties: { type: { const: 'insert' } } });
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/v2/usertemplate/{id}');
    const page = await server.app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
    const script = /<script src="([^"]+initializer[^"]*)"/.exec(page.body)?.[1] ?? '';
    expect((await server.app.inject({ url: new URL(script, 'http://x/api/docs').pathname })).statusCode).toBe(200);
  });

  test('asks for health where operators look', async () => {
    expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
    const metrics = (authorization: string) => server.app.inject({ url: '/metrics', headers: { authorization } });
    expect((await metrics('Bearer wrong')).statusCode).toBe(401);
    const figures = await metrics(`Bearer ${METRICS_TOKEN}`);
    expect(figures.body).toContain('http_request_duration_seconds');
  });
});

describe('readiness', () => {
  test('names the part that does not answer, and metrics do not exist without a token', async () => {
    const database = await freshDatabase('sqlite');
    const broken = { ...database, check: () => Promise.reject(new Error('gone')) };
    const server = await createTestApp(broken);
    const response = await server.app.inject({ url: '/readyz' });
    expect([response.statusCode, response.json().error]).toEqual([503, 'The database is not responding.']);
    expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await server.close();
  });

  test('is over for calls that still come in while the server closes', async () => {
    const server = await createTestApp(await freshDatabase('sqlite'));
    const late: Response[] = [];
    server.app.addHook('preClose', async () => {
      late.push(await fetch(`${url}/healthz`));
    });
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await server.close();
    const [answer] = late;
    expect([answer?.status, await answer?.json()]).toEqual([
      503,
      {
        error: 'The server is shutting down. Please try again soon.',
        message: 'The server is shutting down. Please try again soon.',
        code: 'NOT_READY',
        requestId: answer?.headers.get('x-request-id'),
      },
    ]);
  });
});

describe('a busy server', () => {
  test('takes so many bytes of one person at a time that have been announced, whether they come or not', async () => {
    const server = await createTestApp(await freshDatabase('sqlite'));
    const [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
    const id = await createDraft(ben);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    /** Announces a body of the largest size, and sends none of it. */
    const announce = () => {
      const headers = { ...anna.headers, 'content-type': 'application/json', 'content-length': LIMITS.requestBytes };
      const path = fillPath(rows.update.path, { id: 'one' });
      const request = httpRequest({ host: '127.0.0.1', port, method: 'PATCH', path, headers });
      request.on('error', () => undefined).flushHeaders();
      return request;
    };
    const most = LIMITS.incomingBytesOfOne / LIMITS.requestBytes;
    const held = Array.from({ length: most }, announce);
    const answers = held.map((request) => once(request, 'response'));
    const late = announce();
    const [response] = (await once(late, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect((await ben.call(rows.update, { params: { id }, body: { name: 'Meanwhile' } })).statusCode).toBe(200);
    for (const request of [...held, late]) request.destroy();
    await Promise.allSettled(answers);
    await vi.waitFor(
      async () => expect((await anna.call(rows.update, { params: { id }, body: {} })).statusCode).toBe(404),
      LONG_ENOUGH,
    );
    await server.close();
  });

  test('puts saves off with the time to come again, answers all else, and takes them once there is room', async () => {
    const lane = { atOnce: 1, parked: 1, perUser: 10, perPerson: 10, maxWaitMs: -1 };
    const open = { ...lane, maxWaitMs: 1000 };
    const queues = {
      busy: createAdmissionQueue({ small: lane, large: lane, now: () => 0, watch: () => () => true }),
      free: createAdmissionQueue({ small: open, large: open, now: () => 0, watch: () => () => true }),
    };
    const state = { admission: queues.free };
    const admission: AdmissionQueue = { ...queues.free, reserve: (...call) => state.admission.reserve(...call) };
    const server = await createTestApp(await freshDatabase('sqlite'), { admission });
    const anna = await server.person('Anna');
    const id = await createDraft(anna);
    const save = (name: string) => anna.call(rows.update, { params: { id }, body: { name } });
    state.admission = queues.busy;
    const refused = await save('Put off');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.json()).toMatchObject({ code: 'BUSY', retryAfter: 1 });
    expect((await anna.ok(rows.info, { params: { id } })).name).toBe('Spring');
    const late = new AppError('BUSY', { retryAfter: 2 });
    state.admission = { ...queues.free, reserve: () => ({ begin: () => Promise.reject(late), end: () => undefined }) };
    const refusedLate = await save('Put off when it has arrived');
    expect([refusedLate.statusCode, refusedLate.json().code, refusedLate.headers['retry-after']]).toEqual([
      503,
      'BUSY',
      '2',
    ]);
    state.admission = queues.free;
    // One after another, or side by side: each gives its place back.
    for (const name of ['One', 'Two']) expect((await save(name)).statusCode).toBe(200);
    const together = await Promise.all(['Three', 'Four', 'Five'].map(save));
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await server.close();
  });
});
