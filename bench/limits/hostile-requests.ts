import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, endpoints, LIMITS, maxBodyOf } from '../../packages/contract/src/index.ts';
import { type Answer, call } from '../load/client.ts';
import { startServer } from '../load/server-under-load.ts';

/** Megabytes of heap: what a small server has. */
const HEAP_MB = 512;

/** Milliseconds between two calls of the person who only looks at a list. */
const PAUSE = 10;

/** Effect of one hostile request on another person. */
export interface HostileRequest {
  /** `PATCH /api/v2/usertemplate/{id}: 46 MB of brackets`. */
  readonly name: string;
  /** Status and code of its answer, or what became of the connection. */
  readonly kind: string;
  /** The longest that a call of another person took meanwhile, milliseconds. */
  readonly waited: number;
  /** The most that the event loop's thread spent of the processor at once, milliseconds: what is left of it on a busy machine. */
  readonly held: number;
}

type Person = Parameters<typeof call>[1];

/**
 * Sends a server with 512 MB of heap requests made to be slow, each row of the contract that takes JSON, as a person on
 * a free trial, while another person asks for a list time after time.
 *
 * @param part of the rows' methods and paths that are measured
 * @returns the slowest of each row
 */
export async function measureHostileRequests(part = ''): Promise<readonly HostileRequest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-hostile-'));
  const server = await startServer({ DATA_DIR: folder, SEED: 'demo' }, [`--max-old-space-size=${HEAP_MB}`]);
  const { origin } = server;
  const [hostile, other] = await Promise.all([signIn(origin, 'ben'), signIn(origin, 'anna')]);
  const templateId = await newTemplate(origin, hostile);
  const measured: HostileRequest[] = [];
  for (const row of rowsWithJson().filter(({ method, path }) => `${method} ${path}`.includes(part))) {
    const path = row.path.replace('{id}', templateId).replace(/\{\w+\}/g, 'x');
    const slowest: HostileRequest[] = [];
    for (const { name, json } of bodiesFor(row)) {
      await server.report();
      const { answer, waited } = await beside(origin, other, () =>
        call(origin, hostile, row.method, path, { json, headers: { 'if-match': '"1"' } }),
      );
      slowest.push({
        name: `${row.method} ${row.path}: ${name}`,
        kind: answer.kind,
        waited,
        held: (await server.report()).spentAtOnce,
      });
    }
    slowest.sort((one, two) => two.waited - one.waited);
    measured.push(...slowest.slice(0, 1));
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return measured.sort((one, two) => two.waited - one.waited);
}

/** Makes the call, and times those of the other person until it has its answer. */
async function beside(
  origin: string,
  other: Person,
  run: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly waited: number }> {
  let waited = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      const { milliseconds, kind } = await call(origin, other, 'GET', '/api/v2/usertemplate/counts');
      if (kind !== '200') throw new Error(`The other person's call ended with ${kind}.`);
      waited = Math.max(waited, milliseconds);
      await wait(PAUSE);
    }
  };
  const watching = watch();
  await wait(PAUSE);
  const answer = await run();
  over = true;
  await watching;
  return { answer, waited };
}

/** Rows that a person who is signed in can send JSON to; signing out would end the measurement. */
function rowsWithJson(): readonly Endpoint[] {
  return Object.values(endpoints)
    .flatMap((area): readonly Endpoint[] => Object.values(area))
    .filter(({ body, upload, path }) => body && !upload && !path.includes('/auth/'));
}

/** Bodies as large as the row takes, made to be slow to parse, to validate or to search. */
function* bodiesFor(row: Endpoint): Generator<{ readonly name: string; readonly json: string }> {
  const room = maxBodyOf(row) - 200;
  const elements = Math.min(LIMITS.jsonElements - 100, Math.floor(room / 3));
  yield { name: 'brackets alone', json: '['.repeat(room) };
  yield { name: 'more lists than may be', json: `[${'[],'.repeat(Math.floor(room / 3) - 1)}[]]` };
  const lists = `[${'[],'.repeat(Math.floor(elements / 2) - 4)}[]]`;
  const objects = `[${'{},'.repeat(Math.floor(elements / 2) - 4)}{}]`;
  const long = JSON.stringify('x'.repeat(room - 100));
  const tags = JSON.stringify('{% if a %}'.repeat(Math.floor(room / 11)));
  yield { name: 'as many lists as may be', json: lists };
  for (const key of keysOf(row)) {
    yield { name: `${key}: as many lists as may be`, json: `{"${key}":${lists}}` };
    yield { name: `${key}: as many objects as may be`, json: `{"${key}":${objects}}` };
    yield { name: `${key}: one long text`, json: `{"${key}":${long}}` };
    yield { name: `${key}: a text of tags`, json: `{"${key}":${tags}}` };
  }
}

function keysOf({ body }: Endpoint): readonly string[] {
  const shape = (body as { readonly shape?: object } | undefined)?.shape;
  return shape ? Object.keys(shape) : ['components'];
}

async function signIn(origin: string, name: string): Promise<Person> {
  const nobody = { sessionId: '', token: '' };
  const login = await call(origin, nobody, 'POST', '/api/v2/auth/login', {
    json: JSON.stringify({ email: `${name}@acme.example`, password: `${name}-demo` }),
  });
  const { sessionId } = JSON.parse(login.body);
  const credentials = await call(origin, nobody, 'POST', '/api/v2/auth/credentials', {
    json: JSON.stringify({ sessionId, type: 'email' }),
  });
  return { sessionId, token: JSON.parse(credentials.body).token };
}

async function newTemplate(origin: string, person: Person): Promise<string> {
  const made = await call(origin, person, 'POST', '/api/v2/usertemplate/type/email', {
    json: JSON.stringify({ name: 'Hostile', tags: '', description: '' }),
  });
  return JSON.parse(made.body).templateId;
}
