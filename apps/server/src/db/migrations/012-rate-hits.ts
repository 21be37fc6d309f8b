import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** One table for all that is counted to be limited; attempts to sign in and sent mails had one each. */
export async function rateHits({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table rate_hits (
      id ${text} primary key, hit_id ${text} not null, budget ${text} not null, key ${text} not null,
      at ${integer} not null) ${end}`,
    'create index rate_hits_by_key on rate_hits (budget, key, at)',
    'create index rate_hits_by_time on rate_hits (budget, at)',
    'create index rate_hits_by_hit on rate_hits (hit_id)',
    `insert into rate_hits (id, hit_id, budget, key, at)
      select id || '-account', id, 'sign-in-account', address || ' ' || account_key, at from login_attempts`,
    `insert into rate_hits (id, hit_id, budget, key, at)
      select id || '-address', id, 'sign-in-address', address, at from login_attempts`,
    `insert into rate_hits (id, hit_id, budget, key, at)
      select id, id, case kind when 'test' then 'test-mails' else 'unlock-requests' end, user_id, at from sent_mails`,
    'drop table login_attempts',
    'drop table sent_mails',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
