import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../databases.ts';
import { createTestApp } from '../test-app.ts';
import { type AddressRow, notShown, requestOf } from './address-row.ts';
import { DATA_ROWS } from './data-rows.ts';
import { FILE_ROWS } from './file-rows.ts';
import { KINDS } from './header-rules.ts';
import { PAGE_ROWS } from './page-rows.ts';
import { directivesOf, problemsOf } from './problems-of.ts';
import { PUBLIC_URL, type ServedWorld, startServedWorld } from './served-world.ts';

const ROWS: readonly AddressRow[] = [...PAGE_ROWS, ...FILE_ROWS, ...DATA_ROWS];
const CALLS: readonly Endpoint[] = Object.values(endpoints).flatMap((area): readonly Endpoint[] => Object.values(area));
const JSON_CALLS = CALLS.filter(({ produces }) => produces === undefined);

describe('the headers of', () => {
  let world: ServedWorld;
  let carlaId: string;

  beforeAll(async () => {
    world = await startServedWorld();
    ({ id: carlaId } = await world.server.person('Carla'));
  });
  afterAll(() => world.close());

  test.each(ROWS)('$name', async (row) => {
    const request = requestOf(row, world);
    const answer = await world.server.app.inject(request);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(row.status ?? 200);
    expect(problemsOf(answer.headers, row.kind, row.but)).toEqual([]);
  });

  test.each(ROWS.filter(({ status = 200 }) => status === 200))('$name, asked for alone', async (row) => {
    const answer = await world.server.app.inject({ ...requestOf(row, world), method: 'HEAD' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(problemsOf(answer.headers, row.kind, row.but)).toEqual([]);
  });

  test.each(JSON_CALLS)('$method $path, whatever comes of it', async (call) => {
    const url = fillPath(
      call.path,
      Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x'])),
    );
    const own = await world.server.signIn(carlaId);
    for (const headers of [{}, own.headers]) {
      const answer = await world.server.app.inject({ method: call.method, url, headers });
      const kind = answer.body === '' ? KINDS.nothing : KINDS.json;
      const leads = answer.statusCode === 302 && { 'referrer-policy': 'no-referrer' };
      const cookies = answer.headers['set-cookie'] !== undefined && call.secret && { 'set-cookie': /./ };
      expect(problemsOf(answer.headers, kind, { ...leads, ...cookies }), `${answer.statusCode}`).toEqual([]);
    }
  });

  test('all kinds of addresses stand in the table', () => {
    expect(notShown(CALLS, world.routesBeside, ROWS)).toEqual([]);
    const { show } = endpoints.pages;
    const added = { ...show, path: '/show/{id}/print' } as const;
    expect(notShown([...CALLS, added], [...world.routesBeside, 'GET /feed.xml'], ROWS)).toEqual([
      'GET /show/{id}/print',
      'GET /feed.xml',
    ]);
  });

  test.each([
    ['../../etc/passwd', '-..-etc-passwd.html'],
    ['CON:<a>|"b"?*', 'CON--a---b---.html'],
    ["O'Neil (new)", 'O-Neil -new-.html'],
    ['line\u2028break\r\nX-Injected: 1\0', 'line\u2028break--X-Injected- 1-.html'],
    ['mail\u202Egpj.exe', 'mail-gpj.exe.html'],
    ['\u2066\u2069\u200F', '---.html'],
    ['...', 'mail.html'],
    ['📧'.repeat(127), `${'📧'.repeat(120)}.html`],
    [`a${'📧'.repeat(126)}`, `a${'📧'.repeat(119)}.html`],
    ['é'.repeat(255), `${'é'.repeat(120)}.html`],
  ])('a download of what is called %j is named harmlessly', async (name, saved) => {
    // Names that calls refuse are known from before, and from imports.
    const { anna, server, draft } = world;
    await server.database.kysely.updateTable('templates').set({ name }).where('id', '=', draft).execute();
    const answer = await anna.call(endpoints.exports.html, { params: { id: draft } });
    const [, told] =
      /^attachment; filename\*=UTF-8''([\w%.~!-]+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
    expect([answer.statusCode, decodeURIComponent(told ?? '')]).toEqual([200, saved]);
  });
});

describe('the headers of a server that is about to end', () => {
  test('are those of all failures, also for what comes while it closes', async () => {
    const leaving = AbortSignal.abort();
    const server = await createTestApp(await freshDatabase('sqlite'), { publicUrl: PUBLIC_URL, leaving });
    const answers: { status: number; headers: Record<string, string> }[] = [];
    const ask = async (path: string) => {
      const { status, headers } = await fetch(url + path);
      answers.push({ status, headers: Object.fromEntries(headers) });
    };
    server.app.addHook('preClose', () => ask('/healthz'));
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await ask('/readyz');
    await server.close();
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    for (const { headers } of answers) expect(problemsOf(headers, KINDS.json)).toEqual([]);
  });
});

describe.each([
  { where: 'where nobody may embed', embedOrigins: [], others: '', older: 'SAMEORIGIN' },
  { where: 'where others may', embedOrigins: ['https://shop.example'], others: ' https://shop.example' },
])('a page, $where', ({ embedOrigins, others, older }) => {
  let world: ServedWorld;

  beforeAll(async () => {
    world = await startServedWorld({ embedOrigins, publicUrl: 'http://localhost:3000' });
  });
  afterAll(() => world.close());

  const ANCESTORS = { embedding: `'self'${others}`, own: "'self'", anybody: undefined };

  test.each(PAGE_ROWS)('$name is framed by those who may, and asks nobody who came by http for https', async (row) => {
    const { headers } = await world.server.app.inject(requestOf(row, world));
    expect(headers['strict-transport-security']).toBeUndefined();
    const { frames } = row.kind;
    if (frames === 'untold') return;
    expect(directivesOf(headers)['frame-ancestors']).toBe(ANCESTORS[frames]);
    expect(headers['x-frame-options']).toBe(frames === 'anybody' ? undefined : older);
  });
});
