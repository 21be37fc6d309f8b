import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { LONG_ENOUGH } from '../testing/long-enough.ts';
import { mailOf, section, textBlock } from '../testing/modules.ts';
import { addPerson } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { uploadImage } from '../testing/upload-image.ts';
import { type SentSpan, startTestCollector, type TestCollector } from './testing/test-collector.ts';
import { startToldApp, type ToldApp } from './testing/told-app.ts';

const rows = endpoints.userTemplates;
const SERVER = 2;
const CLIENT = 3;
const FAILED = { code: 2 };
const ANNA = 'anna@acme.example';
const PASSWORD = 'a secret brass kettle';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const SENTENCE = 'the sentence of a mail that nobody else reads';
const UPSTREAM = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' } as const;

describeOnBoth('what a collector is told of requests', (open) => {
  const secrets = [PASSWORD, SENTENCE, 'acme.example', 'kettle.png'];
  let collector: TestCollector;
  let told: ToldApp;
  let anna: TestClient;
  let isStorageGone = false;
  /** Promise that the storage waits for before it stores; null for none. */
  let storageWaits: Promise<void> | null = null;

  const store: BlobStore = {
    put: async () => {
      await storageWaits;
      if (isStorageGone) throw new AppError('STORAGE_UNAVAILABLE', { cause: new Error(SENTENCE) });
    },
    get: async () => null,
    has: async () => false,
    remove: async () => undefined,
    check: async () => undefined,
    list: async function* () {},
    isEmpty: async () => false,
  };

  beforeAll(async () => {
    collector = await startTestCollector();
    told = await startToldApp(open, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` }, { store });
    anna = await told.server.person('Anna', { email: ANNA });
    secrets.push(anna.token, anna.sessionId, anna.id);
  });
  afterAll(async () => {
    await told.close();
    await collector.close();
  });

  /** The span of a request by the id that its answer has, once it has arrived; all that belongs to it came before it. */
  async function spanOf(requestId: unknown): Promise<SentSpan> {
    return vi.waitFor(() => {
      const found = collector
        .spans()
        .find(({ attributes }) => String(attributes['http.response.header.x-request-id']) === requestId);
      if (!found) throw new Error(`There is no span of the request ${requestId}`);
      return found;
    }, LONG_ENOUGH);
  }

  const childrenOf = ({ spanId }: SentSpan) => collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);
  const named = (spans: readonly SentSpan[], name: string) => spans.find((span) => span.name === name);

  test('a save is one trace: the request by its route, and below it each statement without its values', async () => {
    const { templateId } = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: SENTENCE } });
    secrets.push(templateId);
    const components = mailOf([section([textBlock(SENTENCE)])]);
    const saved = await anna.call(rows.update, { params: { id: templateId }, body: { components } });
    expect(saved.statusCode).toBe(200);
    const request = await spanOf(saved.headers['x-request-id']);
    const route = rows.update.path.replace('{id}', ':id');
    expect(request).toMatchObject({
      name: `PATCH ${route}`,
      kind: SERVER,
      attributes: { 'http.request.method': 'PATCH', 'http.route': route, 'http.response.status_code': 200 },
    });
    expect(request.parentSpanId).toBeUndefined();
    expect(request.status.code ?? 0).toBe(0);
    const statements = childrenOf(request);
    expect(statements.every(({ traceId, kind }) => traceId === request.traceId && kind === CLIENT)).toBe(true);
    expect(named(statements, 'SELECT sessions')).toBeDefined();
    expect(named(statements, 'UPDATE templates')).toMatchObject({
      attributes: {
        'db.system.name': told.server.database.engine === 'sqlite' ? 'sqlite' : 'postgresql',
        'db.operation.name': 'UPDATE',
        'db.collection.name': 'templates',
        'db.query.text': expect.stringMatching(/^update "templates" set .+ = (\?|\$\d+)/),
      },
    });
    for (const { startTimeUnixNano, endTimeUnixNano } of statements) {
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
  });

  test('a request that names a trace is a part of it, and of one that is not kept nothing is told', async () => {
    const ask = (flags: string) =>
      anna.send({ url: rows.list.path, headers: { traceparent: `00-${UPSTREAM.trace}-${UPSTREAM.span}-${flags}` } });
    const unkept = await ask('00');
    const kept = await ask('01');
    const span = await spanOf(kept.headers['x-request-id']);
    expect(span).toMatchObject({ traceId: UPSTREAM.trace, parentSpanId: UPSTREAM.span });
    expect(childrenOf(span).map(({ traceId }) => traceId)).toContain(UPSTREAM.trace);
    const requests = collector.spans().map(({ attributes }) => String(attributes['http.response.header.x-request-id']));
    expect(requests).not.toContain(unkept.headers['x-request-id']);
  });

  test('work with storage and mail stands in the trace of its request', async () => {
    const uploaded = await uploadImage(anna, 'kettle.png', '#f00');
    secrets.push(uploaded.savedName);
    const put = await vi.waitFor(() => {
      const found = named(collector.spans(), 'storage put');
      if (!found) throw new Error('Nothing was stored');
      return found;
    }, LONG_ENOUGH);
    expect(put).toMatchObject({ kind: CLIENT, attributes: { 'mailwright.area': 'storage' } });
    const upload = await vi.waitFor(() => {
      const found = collector.spans().find(({ spanId }) => spanId === put.parentSpanId);
      if (!found) throw new Error('The upload is not over');
      return found;
    }, LONG_ENOUGH);
    expect(upload.name).toBe(`POST ${endpoints.assets.upload.path}`);
    const { templateId } = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: SENTENCE } });
    await anna.ok(rows.update, { params: { id: templateId }, body: { html: `<p>${SENTENCE}</p>` } });
    const mail = await anna.call(endpoints.testMails.send, {
      params: { id: templateId },
      body: { from: ANNA, to: ['pia@acme.example'] },
    });
    expect(mail.statusCode).toBeLessThan(300);
    const sent = named(childrenOf(await spanOf(mail.headers['x-request-id'])), 'mail send');
    expect(sent).toMatchObject({ kind: CLIENT, attributes: { 'mailwright.area': 'mail' } });
  });

  test('what fails is marked, by the kind of failure and without its words', async () => {
    isStorageGone = true;
    await uploadImage(anna, 'kettle.png', '#00f');
    isStorageGone = false;
    await vi.waitFor(() => {
      const failed = collector.spans().filter(({ status }) => status.code === FAILED.code);
      expect(named(failed, 'storage put')).toMatchObject({ attributes: { 'error.type': 'STORAGE_UNAVAILABLE' } });
      expect(named(failed, `POST ${endpoints.assets.upload.path}`)).toMatchObject({
        attributes: { 'error.type': '503', 'http.response.status_code': 503 },
      });
    }, LONG_ENOUGH);
  });

  test('a caller who leaves before the answer is told apart', async () => {
    const held = Promise.withResolvers<void>();
    storageWaits = held.promise;
    const leaving = new AbortController();
    const form = new FormData();
    form.append('files[]', new Blob([Buffer.from(PIXEL, 'base64')]), 'kettle.png');
    const base = await told.server.app.listen({ host: '127.0.0.1', port: 0 });
    const upload = fetch(base + endpoints.assets.upload.path, {
      method: 'POST',
      headers: anna.headers,
      body: form,
      signal: leaving.signal,
    });
    const { registry } = told.server.metrics;
    await vi.waitFor(async () => {
      const { values } = (await registry.getSingleMetric('mailwright_in_progress')?.get()) ?? { values: [] };
      expect(values.find(({ labels }) => labels.operation === 'put')?.value).toBe(1);
    }, LONG_ENOUGH);
    leaving.abort();
    await expect(upload).rejects.toThrow();
    await vi.waitFor(() => {
      const gone = collector.spans().filter(({ attributes }) => attributes['error.type'] === 'caller_gone');
      expect(gone.map(({ name }) => name)).toEqual([`POST ${endpoints.assets.upload.path}`]);
      expect(gone[0]?.attributes).not.toHaveProperty('http.response.status_code');
    }, LONG_ENOUGH);
    held.resolve();
    storageWaits = null;
  });

  test('signing in tells neither whom nor by what', async () => {
    const email = 'otto@acme.example';
    await addPerson(told.server.database, 'Otto', { email, passwordHash: await hashPassword(PASSWORD) });
    const { app } = told.server;
    const payload = { email, password: PASSWORD };
    const signedIn = await app.inject({ method: 'POST', url: `${endpoints.auth.login.path}?hint=${email}`, payload });
    expect(signedIn.statusCode).toBe(200);
    secrets.push(signedIn.json().sessionId);
    const span = await spanOf(signedIn.headers['x-request-id']);
    expect(span.name).toBe(`POST ${endpoints.auth.login.path}`);
    expect(named(childrenOf(span), 'INSERT sessions')).toBeDefined();
  });

  test('work in the background is a trace of its own with its statements, and says what caused it', async () => {
    const { leases } = told.server.metrics;
    const { kysely } = told.server.database;
    await leases('thumbnails').turn(() => kysely.selectFrom('notes').select('id').execute());
    await vi.waitFor(() => {
      const turn = named(collector.spans(), 'background thumbnails');
      expect(turn).toBeDefined();
      expect(turn?.parentSpanId).toBeUndefined();
      expect(turn && named(childrenOf(turn), 'SELECT notes')).toBeDefined();
    }, LONG_ENOUGH);
  });

  test('lines of the log name the trace', async () => {
    const answer = await anna.send({ url: rows.list.path });
    const span = await spanOf(answer.headers['x-request-id']);
    const lines = told.logged().filter(({ reqId }) => reqId === answer.headers['x-request-id']);
    expect(lines.find(({ msg }) => msg === 'request completed')).toMatchObject({
      trace_id: span.traceId,
      span_id: span.spanId,
    });
    isStorageGone = true;
    await uploadImage(anna, 'kettle.png', '#0f0');
    isStorageGone = false;
    const failure = told.logged().findLast(({ msg }) => msg === 'Request failed');
    expect(failure).toMatchObject({ code: 'STORAGE_UNAVAILABLE', trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('probes, and what is asked outside of any request, are no traces', async () => {
    const { app, database } = told.server;
    for (const url of ['/healthz', '/readyz', '/metrics']) await app.inject({ url });
    await database.kysely.selectFrom('plans').selectAll().execute();
    await spanOf((await app.inject({ url: '/nowhere' })).headers['x-request-id']);
    const names = collector.spans().map(({ name }) => name);
    expect(names.filter((name) => /healthz|readyz|metrics/.test(name))).toEqual([]);
    const roots = collector.spans().filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.filter(({ attributes }) => 'db.system.name' in attributes)).toEqual([]);
  });

  test('who tells has a name, a release and an instance', () => {
    expect(collector.resources()[0]).toMatchObject({
      'service.name': 'mailwright',
      'service.version': '1.2.3',
      'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  });

  test('in all of this there is no password, no token, no address, no id and nothing of a mail', () => {
    const all = collector.received.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n');
    expect(all.length).toBeGreaterThan(10_000);
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});
