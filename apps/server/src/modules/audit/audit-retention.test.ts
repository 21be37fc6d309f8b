import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { LONG_ENOUGH } from '../../testing/long-enough.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createAuditRepository } from './repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEPT = 'audit_log keeps this entry';

describeOnBoth('the audit log is kept by the database', (open) => {
  let database: OpenDatabase;
  let statements: string[] = [];

  beforeEach(async () => {
    database = await open((statement) => statements.push(statement));
  });
  afterEach(() => database.close());

  /** Adds an entry that is this many days old, by the time of the database; returns its id. */
  async function keep(days: number): Promise<string> {
    const id = newId();
    const entry = { id, at: Date.now() - days * DAY, action: 'settings.save', person: null } as const;
    await createAuditRepository(database).add({ ...entry, targets: [], details: {}, address: '', device: '' });
    return id;
  }

  const run = (statement: string) => sql.raw(statement).execute(database.kysely);
  const say = (days: number) => createAuditRepository(database).removeOlderThan(days, 0);
  const left = async () => {
    const { rows } = await sql<{ id: string }>`select id from audit_log order by at desc`.execute(database.kysely);
    return rows.map(({ id }) => id);
  };

  test('as a whole, as long as no server has said for how long', async () => {
    const entries = [await keep(1), await keep(5000)];
    await expect(run('delete from audit_log')).rejects.toThrow(KEPT);
    await expect(run(`delete from audit_log where id = '${entries[1]}'`)).rejects.toThrow(KEPT);
    expect(await left()).toEqual(entries);
  });

  test('for the days that were said, an hour short of them as well, and no longer', async () => {
    await say(30);
    const entries = [await keep(0), await keep(30 - 1 / 24), await keep(30 + 1 / 24), await keep(400)];
    await expect(run('delete from audit_log')).rejects.toThrow(KEPT);
    await expect(run(`delete from audit_log where id = '${entries[1]}'`)).rejects.toThrow(KEPT);
    expect(await left()).toEqual(entries);
    await run(`delete from audit_log where id = '${entries[2]}'`);
    await say(500);
    await expect(run(`delete from audit_log where id = '${entries[3]}'`)).rejects.toThrow(KEPT);
    await createAuditRepository(database).removeOlderThan(30, Date.now());
    expect(await left()).toEqual(entries.slice(0, 2));
  });

  test('and let go of in small steps, until nothing is left that is too old', async () => {
    const young = await keep(1);
    const old = await database.kysely.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    const at = Date.now() - 400 * DAY;
    const many = Array.from({ length: 1001 }, () => ({ ...old, id: newId(), at }));
    await database.kysely.insertInto('audit_log').values(many).execute();
    statements = [];
    await createAuditRepository(database).removeOlderThan(30, Date.now(), AbortSignal.abort());
    expect(await left()).toHaveLength(1002);
    await createAuditRepository(database).removeOlderThan(30, Date.now());
    expect(await left()).toEqual([young]);
    expect(statements.filter((statement) => statement.startsWith('delete'))).toHaveLength(3);
  });

  test('from what empties a table or puts one row in the place of another', async () => {
    await say(30);
    const entry = await keep(1);
    const [before] = (await sql`select * from audit_log`.execute(database.kysely)).rows;
    if (database.engine === 'postgres') await expect(run('truncate audit_log')).rejects.toThrow(KEPT);
    const columns = 'at, person_name, person_email, targets, details, address, device, search_key';
    const values = `'${entry}', 'brand.save', ${columns} from audit_log`;
    const replacing =
      database.engine === 'sqlite'
        ? `insert or replace into audit_log (id, action, ${columns}) select ${values}`
        : `insert into audit_log (id, action, ${columns}) select ${values}
            on conflict (id) do update set action = excluded.action`;
    await expect(run(replacing)).rejects.toThrow('audit_log is append-only');
    expect((await sql`select * from audit_log`.execute(database.kysely)).rows).toEqual([before]);
  });

  test('no longer than was said by servers that nobody uses: each clears at its start and every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await keep(400);
    const [old, young] = [await keep(366), await keep(300)];
    const nodes = [await createTestApp(database), await createTestApp(database)];
    try {
      // The database has its own time, by which the old one may go; by that of the servers it has a day to stay yet.
      for (const { app, clock } of nodes) {
        clock.now = Date.now() - 2 * DAY;
        await app.listen({ host: '127.0.0.1', port: 0 });
      }
      await vi.waitFor(async () => expect(await left()).toEqual([young, old]), LONG_ENOUGH);
      for (const { clock } of nodes) clock.now += 2 * DAY;
      expect(await left()).toEqual([young, old]);
      await vi.advanceTimersByTimeAsync(HOUR);
      await vi.waitFor(async () => expect(await left()).toEqual([young]), LONG_ENOUGH);
    } finally {
      vi.useRealTimers();
      for (const { app } of nodes) await app.close();
    }
  });
});
