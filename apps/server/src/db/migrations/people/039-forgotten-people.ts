import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Allows the names of people with deleted accounts to be removed from the audit log, whose entries otherwise never change. */
export async function forgottenPeople({ kysely, engine }: Database): Promise<void> {
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await sql.raw(statement).execute(kysely);
}

const KEPT = ['id', 'at', 'action', 'person_id'];
const TAKEN_OUT = ['person_name', 'person_email', 'address', 'device'];

/** Texts may become empty, names of what something was done to null, and nothing comes in. */
const COLUMNS = (same: string) => [
  ...KEPT.map((column) => `new.${column} ${same} old.${column}`),
  ...TAKEN_OUT.map((column) => `new.${column} in ('', old.${column})`),
  'length(new.search_key) <= length(old.search_key)',
];

const SQLITE_TARGETS = `json_array_length(new.targets) = json_array_length(old.targets) and not exists (
    select 1 from json_each(new.targets) n join json_each(old.targets) o on o.key = n.key
    where json_extract(n.value, '$.id') is not json_extract(o.value, '$.id')
      or coalesce(json_extract(n.value, '$.name') is not json_extract(o.value, '$.name'), 0)
        and json_extract(n.value, '$.name') is not null)`;

const SQLITE_DETAILS = `(select count(*) from json_each(new.details)) = (select count(*) from json_each(old.details))
  and not exists (
    select 1 from json_each(new.details) n left join json_each(old.details) o on o.key = n.key
    where o.key is null or n.value is not o.value and n.value <> '')`;

const SQLITE = [
  'drop trigger audit_log_is_append_only',
  `create trigger audit_log_is_append_only before update on audit_log
    when not (${[...COLUMNS('is'), SQLITE_TARGETS, SQLITE_DETAILS].map((rule) => `(${rule})`).join(' and ')})
    begin select raise(abort, 'audit_log is append-only'); end`,
];

const POSTGRES_TARGETS = `jsonb_array_length(new.targets::jsonb) = jsonb_array_length(old.targets::jsonb)
  and not exists (
    select 1 from jsonb_array_elements(new.targets::jsonb) with ordinality n(value, place)
      join jsonb_array_elements(old.targets::jsonb) with ordinality o(value, place) on o.place = n.place
    where n.value->>'id' is distinct from o.value->>'id'
      or n.value->>'name' is distinct from o.value->>'name' and n.value->>'name' is not null)`;

const POSTGRES_DETAILS = `(select count(*) from jsonb_object_keys(new.details::jsonb)) =
    (select count(*) from jsonb_object_keys(old.details::jsonb))
  and not exists (
    select 1 from jsonb_each_text(new.details::jsonb) n left join jsonb_each_text(old.details::jsonb) o on o.key = n.key
    where o.key is null or n.value is distinct from o.value and n.value <> '')`;

const POSTGRES = [
  `create or replace function audit_log_is_append_only() returns trigger language plpgsql as
    $$ begin
      if ${[...COLUMNS('is not distinct from'), POSTGRES_TARGETS, POSTGRES_DETAILS].map((rule) => `(${rule})`).join(' and ')}
      then return new; end if;
      raise exception 'audit_log is append-only';
    end $$`,
  'drop trigger audit_log_is_append_only on audit_log',
  `create trigger audit_log_is_append_only before update on audit_log
    for each row execute function audit_log_is_append_only()`,
];
