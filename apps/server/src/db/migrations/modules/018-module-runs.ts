import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** What made a version that nobody saved by hand, and runs of any kind, whose templates take turns with those of others. */
export async function moduleRuns({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  const statements = [
    `alter table versions add column label ${text}`,
    `alter table module_updates add column kind ${text} not null default 'module'`,
    'drop index updates_due',
    `create index updates_due on module_update_templates (lease, position, update_id) where state = 'waiting'`,
    `create index updates_running on module_updates (id) where state = 'running'`,
    'create index updates_of_module on module_updates (module_id, user_id, started_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
