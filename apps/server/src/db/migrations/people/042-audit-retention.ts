import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/**
 * The days that the audit log is kept stand in the database, which deletes no entry before they are over. As long as no
 * server has said them, nothing goes.
 */
export async function auditRetention({ kysely, engine }: Database): Promise<void> {
  const [number, end] = engine === 'sqlite' ? ['integer', 'strict'] : ['bigint', ''];
  const statements = [
    `create table audit_retention (id ${number} primary key check (id = 1), days ${number} not null check (days >= 1)) ${end}`,
    ...(engine === 'sqlite' ? SQLITE_GUARD : POSTGRES_GUARD),
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

/** Times of servers differ from the database's by less; milliseconds. */
const SLACK = 60_000;

const KEPT = 'audit_log keeps this entry';

/** Returns SQL that tells if an entry is older than the configured days, by the database's own time. */
const isOver = (now: string) =>
  `exists (select 1 from audit_retention where old.at < ${now} + ${SLACK} - days * 86400000)`;

const SQLITE_GUARD = [
  `create trigger audit_log_is_kept before delete on audit_log when not ${isOver('unixepoch() * 1000')}
    begin select raise(abort, '${KEPT}'); end`,
  // Replacing deletes without asking the triggers of deletions.
  `create trigger audit_log_replaces_nothing before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'audit_log is append-only'); end`,
];

const POSTGRES_GUARD = [
  `create function audit_log_is_kept() returns trigger language plpgsql as
    $$ begin
      if tg_op = 'DELETE' and ${isOver('(extract(epoch from clock_timestamp()) * 1000)::bigint')} then return old; end if;
      raise exception '${KEPT}';
    end $$`,
  'create trigger audit_log_is_kept before delete on audit_log for each row execute function audit_log_is_kept()',
  'create trigger audit_log_is_not_emptied before truncate on audit_log execute function audit_log_is_kept()',
];
