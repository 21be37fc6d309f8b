import { endpoints } from '@mailwright/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { createGuardedFetch, createGuardedStream } from '../../fetch/guarded-fetch.ts';
import { createStoreSources } from '../../integrations/stores/store-sources.ts';
import { createVideoSources } from '../../integrations/video/video-sources.ts';
import { addStore, sourceProduct } from '../shops/stores.ts';
import { createTestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { KnownValues } from './known-values.ts';
import type { OpenApiDocument } from './open-api.ts';
import { giveThings } from './own-things.ts';
import type { CallerKind, FuzzRequest } from './request-arbitrary.ts';
import { writeRequest } from './write-request.ts';

/**
 * Time between requests, milliseconds, so that no limit of calls per time hides what is behind it; sessions last much longer.
 */
const STEP_MS = 4000;

const PEOPLE = ['owner', 'other', 'admin'] as const;
type PersonKind = (typeof PEOPLE)[number];

/** A server with people and things of theirs, which takes whatever is sent to it. */
export interface FuzzedServer {
  readonly document: OpenApiDocument;
  /** Sends one; everybody who calls has a live session, whatever the requests before did to it. */
  send(request: FuzzRequest): Promise<{ readonly sent: InjectOptions; readonly answer: LightMyRequestResponse }>;
  close(): Promise<void>;
}

export async function startFuzzedServer(database: OpenDatabase): Promise<FuzzedServer> {
  // No name is found: what is fetched on somebody's word stays here.
  const nowhere = (_name: string, _options: object, done: (error: Error) => void) => done(new Error('No such name'));
  const fetch = createGuardedFetch({ lookup: nowhere as never });
  const stream = createGuardedStream({ lookup: nowhere as never });
  const server = await createTestApp(database, {
    fetch,
    stream,
    videos: createVideoSources(fetch),
    storeSources: createStoreSources({ fetch, stream }),
    ticketSecret: 'a secret of tickets, long enough',
  });
  const document: OpenApiDocument = (await server.app.inject({ url: '/api/openapi.json' })).json();
  const known = new KnownValues();
  const people = new Map<PersonKind, TestClient>();

  async function begin(kind: PersonKind): Promise<TestClient> {
    const person = await server.person(kind, { role: kind === 'admin' ? 'admin' : 'user' });
    people.set(kind, person);
    known.forget(kind);
    for (const who of PEOPLE) known.add(who, 'people.id', person.id);
    known.add(kind, 'stores.id', await addStore(database, person.id, [sourceProduct('1'), sourceProduct('2')]));
    known.add(kind, 'productId', '1');
    await giveThings(person, kind, known);
    return person;
  }

  /**
   * Signs in again a person who was signed out, deactivated, deleted or made a user; forgets the person when that does not
   * help,
   * so that the next call begins with a new one.
   */
  async function revive(kind: PersonKind): Promise<void> {
    const person = people.get(kind);
    if (!person) return;
    const row = kind === 'admin' ? endpoints.people.list : endpoints.account.read;
    if ((await person.call(row, {})).statusCode === 200) return;
    const account = await database.kysely
      .selectFrom('users')
      .select('id')
      .where('id', '=', person.id)
      .executeTakeFirst();
    const again = account && (await server.signIn(person.id));
    if (again && (await again.call(row, {})).statusCode === 200) people.set(kind, again);
    else people.delete(kind);
  }

  async function headersOf(kind: CallerKind): Promise<Readonly<Record<string, string>>> {
    if (kind === 'anonymous') return {};
    if (kind === 'liar') return { authorization: 'Bearer nonsense', sessionid: '__proto__' };
    const person = kind === 'half' ? 'owner' : kind;
    const { headers } = people.get(person) ?? (await begin(person));
    return kind === 'half' ? { authorization: headers.authorization ?? '' } : headers;
  }

  return {
    document,
    async send(request) {
      server.clock.now += STEP_MS;
      const who = PEOPLE.find((kind) => kind === request.caller) ?? 'owner';
      const headers = await headersOf(request.caller);
      const written = writeRequest(request, (value) => known.filled(value, who, PEOPLE));
      const sent = { ...written, headers: { ...headers, ...written.headers } };
      const answer = await server.app.inject(sent);
      const area = request.operation.tags[0] ?? '';
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      if (answer.statusCode < 300 && isJson) known.learn(who, answer.json(), area);
      if (answer.statusCode === 401 || /^(people|account|auth|secondFactor)$/.test(area)) {
        for (const kind of PEOPLE) await revive(kind);
      }
      return { sent, answer };
    },
    close: () => server.close(),
  };
}
