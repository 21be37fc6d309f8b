import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/**
 * Adds labels, which say what made a version that nobody saved by hand, and kinds of runs; templates of different runs are
 * updated in turn.
 */
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
