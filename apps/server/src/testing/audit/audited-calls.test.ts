import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AUDIT_DETAILS, type Endpoint, endpoints } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDITED_CALLS } from '../../modules/audit/audited-calls.ts';
import { describeOnBoth } from '../databases.ts';
import { type AuditCase, type ReadyCall, secretsIn } from './audit-case.ts';
import { type AuditServer, type AuditWorld, ORIGIN, PASSWORD, startAuditServer } from './audit-world.ts';
import { LINK_CASES } from './link-cases.ts';
import { PEOPLE_CASES } from './people-cases.ts';
import { SIGN_IN_CASES } from './sign-in-cases.ts';
import { TEMPLATE_CASES } from './template-cases.ts';
import { UNAUDITED } from './unaudited.ts';
import { WORKSPACE_CASES } from './workspace-cases.ts';

const CASES: readonly AuditCase[] = [
  ...TEMPLATE_CASES,
  ...WORKSPACE_CASES,
  ...SIGN_IN_CASES,
  ...LINK_CASES,
  ...PEOPLE_CASES,
];

const ROWS: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(endpoints).flatMap(([area, rows]) =>
    Object.entries(rows).map(([name, row]): [string, Endpoint] => [`${area}.${name}`, row]),
  ),
);

/** Returns whether a row changes something, signs somebody in, or gives out more than an answer of data. */
function isDeed(name: string, { method, produces, secret }: Endpoint): boolean {
  return method !== 'GET' || produces !== undefined || secret === true || name.startsWith('exports.');
}

/** Deeds that are in neither list. */
function forgotten(rows: ReadonlyMap<string, Endpoint>): string[] {
  const audited = new Set(CASES.map(({ of }) => of));
  const unaudited = new Set(Object.values(UNAUDITED).flat());
  const missing = [...rows].filter(([name, row]) => isDeed(name, row) && !audited.has(row) && !unaudited.has(name));
  return missing.map(([name]) => name);
}

describe('what the audit log keeps', () => {
  test('is said of every call that changes something or gives something out', () => {
    expect(forgotten(ROWS)).toEqual([]);
    const added = { ...endpoints.exports.text, path: '/api/v2/usertemplate/export/{id}/amp' } as const;
    expect(forgotten(new Map([...ROWS, ['exports.amp', added], ['notes.archive', endpoints.notes.remove]]))).toEqual([
      'exports.amp',
    ]);
  });

  test('is tried for each row that it is written for, and excused only where it is not', () => {
    const tried = new Set(CASES.map(({ of }) => of));
    expect([...AUDITED_CALLS.keys()].filter((row) => !tried.has(row))).toEqual([]);
    const excused = Object.values(UNAUDITED).flat();
    expect(excused.filter((name) => !ROWS.has(name))).toEqual([]);
    expect(excused.filter((name) => tried.has(ROWS.get(name) as Endpoint))).toEqual([]);
    expect(new Set(excused).size).toBe(excused.length);
  });

  test('is changed in two places: where it is too old, and where somebody is forgotten', async () => {
    const root = path.join(import.meta.dirname, '../..');
    const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const changing = [];
    for (const file of files.filter((file) => !file.startsWith('testing'))) {
      const text = await readFile(path.join(root, file), 'utf8');
      if (/(updateTable|deleteFrom|replaceInto|mergeInto)\('audit_log'\)|(update|delete from) audit_log/.test(text))
        changing.push(file);
    }
    expect(changing.sort()).toEqual([
      'modules/audit/repository.ts',
      'modules/people/leaving/audit-forget-repository.ts',
    ]);
  });
});

describeOnBoth('the audit log keeps', (open) => {
  let audit: AuditServer;
  let world: AuditWorld;
  const statements = new Set<string>();

  beforeAll(async () => {
    audit = await startAuditServer(
      await open((statement) => {
        if (statement.includes('"audit_log"')) statements.add(statement);
      }),
    );
  });
  afterAll(() => audit.server.close());

  /** Returns the entries that the log got while `done` ran. */
  async function entriesOf(done: () => Promise<unknown>) {
    audit.server.clock.now += 1000;
    const since = audit.server.clock.now;
    await done();
    return (await audit.entries(since)).map(({ id: _, ...entry }) => entry);
  }

  const named = async (id: string | null) => {
    if (id === null) return null;
    const columns = ['id', 'first_name', 'last_name', 'email'] as const;
    const people = audit.server.database.kysely.selectFrom('users').select(columns).where('id', '=', id);
    const { first_name, last_name, email } = await people.executeTakeFirstOrThrow();
    return { id, name: `${first_name} ${last_name}`, email };
  };

  const sent = ({ request }: ReadyCall, who: ReadyCall['who']) =>
    world.ask({ ...request, headers: { ...request.headers, ...who?.headers } });

  test.each(CASES)('$name', async ({ of, ready, toOwn }) => {
    world = await audit.world();
    const call = await ready(world);
    const { who, status } = call;
    if (of.auth !== 'public') {
      const refused = await entriesOf(async () => expect((await sent(call, null)).statusCode).toBe(401));
      expect(refused).toEqual([]);
    }
    if (who !== null && !toOwn) {
      const others = await entriesOf(async () => {
        const answer = await sent(call, world.stranger);
        if (answer.statusCode < 400) expect(answer.json()).toMatchObject({ updated: [] });
      });
      expect(others).toEqual([]);
    }
    const caller = who && (await named(who.id));
    let answer: LightMyRequestResponse | undefined;
    const kept = await entriesOf(async () => {
      answer = await sent(call, who);
    });
    if (!answer) throw new Error('Nothing was answered');
    expect(answer.statusCode < 400 ? undefined : answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    const wanted = [typeof call.entry === 'function' ? await call.entry(answer) : call.entry].flat();
    const entries = [];
    for (const { by, targets = [], details = {}, action } of wanted) {
      const person = by === undefined ? caller : await named(by);
      entries.push({ at: audit.server.clock.now, action, person, targets, details, ...ORIGIN });
    }
    // Those of one moment stand in no order.
    expect(kept.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual(entries);
    const told = String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : null;
    for (const { details } of kept) expect(AUDIT_DETAILS).toEqual(expect.arrayContaining(Object.keys(details)));
    const secrets = [
      PASSWORD,
      ...Object.values(who?.headers ?? {}),
      ...secretsIn(call.request.payload),
      ...secretsIn(told),
    ];
    for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('all that by adding; it reads, takes out who is forgotten, and deletes by age alone', () => {
    const kinds = [...statements].map((statement) => {
      const [verb = ''] = statement.split(' ');
      return verb === 'delete' ? statement : verb;
    });
    expect([...new Set(kinds)].sort()).toEqual([
      expect.stringMatching(
        /^delete from "audit_log" where "id" in \(select "id" from "audit_log" where "at" < (\?|\$1) order by "at", "id" limit (\?|\$2)\)$/,
      ),
      'insert',
      'select',
      'update',
    ]);
  });
});
