import { endpoints } from '@mailwright/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import { createRateLimits } from '../rates/rate-limits.ts';
import { createHitRepository } from '../rates/repository.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { addPerson } from '../testing/people.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { sentMails } from './migrations/004-sent-mails.ts';
import { rateHits } from './migrations/012-rate-hits.ts';
import { sessionOrigins } from './migrations/people/041-session-origins.ts';

describeOnBoth('the schema', (open) => {
  let database: OpenDatabase;

  beforeEach(async () => {
    database = await open();
  });

  afterEach(() => database.close());

  it('stays as it is when it is brought up to date again', async () => {
    await migrate(database);
    await expect(database.check()).resolves.toBeUndefined();
  });

  it('refuses a template of an owner who does not exist', async () => {
    const insert = sql`insert into template_categories (template_id, category_id) values ('nobody', 'nothing')`;
    await expect(insert.execute(database.kysely)).rejects.toThrow(/foreign key/i);
  });

  it('counts on what was counted before there was one table for it', async () => {
    const { kysely } = database;
    await sql`drop table rate_hits`.execute(kysely);
    await sentMails(database);
    await sql`create table login_attempts (id text, account_key text, address text, at bigint)`.execute(kysely);
    await sql`insert into login_attempts values ('1', 'anna@acme.example', '10.0.0.1', 1800000000000)`.execute(kysely);
    const userId = await addPerson(database, 'Anna');
    await sql`insert into sent_mails values ('2', ${userId}, 'test', 1800000000000)`.execute(kysely);
    await rateHits(database);
    const limits = createRateLimits({ hits: createHitRepository(database), now: () => 1_800_000_060_000 });
    const [account] = endpoints.auth.login.rates;
    const payer = { account: 'anna@acme.example', address: '10.0.0.1' };
    expect(await limits.take([{ ...account, max: 1 }], payer)).toBe(14 * 60);
    const [mails] = endpoints.testMails.send.rates;
    expect(await limits.take([{ ...mails, max: 1 }], { person: userId, address: '10.0.0.2' })).toBe(59 * 60);
    await limits.forgive([mails], { person: userId, address: '10.0.0.2' });
    await limits.forgive(endpoints.auth.login.rates, payer);
    expect(await kysely.selectFrom('rate_hits').selectAll().execute()).toEqual([]);
  });

  it('tells where the sessions began that there were, as far as it is known', async () => {
    const { kysely } = database;
    for (const table of ['sessions', 'sign_in_challenges'])
      await sql.raw(`alter table ${table} drop column origin`).execute(kysely);
    const [anna, olga, owner] = [
      await addPerson(database, 'Anna', { passwordHash: 'x' }),
      await addPerson(database, 'Olga'),
      await addPerson(database, 'Omar', { passwordHash: 'x' }),
    ];
    for (const id of [olga, owner]) await sql`insert into external_users values (${id}, ${id})`.execute(kysely);
    const begin = (id: string, userId: string, idToken: string | null) =>
      sql`insert into sessions (id_hash, token_hash, page_hash, user_id, created_at, used_at, id_token)
        values (${id}, ${id}, ${id}, ${userId}, 1, 1, ${idToken})`.execute(kysely);
    await begin('by password', anna, null);
    await begin('by ticket', olga, null);
    await begin('of an owner of a password', owner, null);
    await begin('at the provider', anna, 'sealed');
    await sessionOrigins(database);
    const sessions = createSessionRepository(database);
    const origin = async (id: string) => (await sessions.find('idHash', id))?.origin;
    expect(await origin('by password')).toBe('here');
    expect(await origin('by ticket')).toBe('ticket');
    expect(await origin('of an owner of a password')).toBe('here');
    expect(await origin('at the provider')).toBe('provider');
  });
});
