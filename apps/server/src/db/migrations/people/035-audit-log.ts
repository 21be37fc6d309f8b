import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** The audit log. The database itself refuses to change what stands in it; old entries may only be deleted. */
export async function auditLog({ kysely, engine }: Database): Promise<void> {
  const [text, end] = engine === 'sqlite' ? ['text', 'strict'] : ['text collate "C"', ''];
  const number = engine === 'sqlite' ? 'integer' : 'bigint';
  const statements = [
    `create table audit_log (
      id ${text} primary key, at ${number} not null, action ${text} not null, person_id ${text},
      person_name ${text} not null, person_email ${text} not null, targets ${text} not null, details ${text} not null,
      address ${text} not null, device ${text} not null, search_key ${text} not null) ${end}`,
    'create index audit_log_at on audit_log (at, id)',
    'create index audit_log_action on audit_log (action, at, id)',
    ...(engine === 'sqlite' ? SQLITE_GUARD : POSTGRES_GUARD),
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

const SQLITE_GUARD = [
  `create trigger audit_log_is_append_only before update on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`,
];

const POSTGRES_GUARD = [
  `create function audit_log_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'audit_log is append-only'; end $$`,
  'create trigger audit_log_is_append_only before update on audit_log execute function audit_log_is_append_only()',
];
