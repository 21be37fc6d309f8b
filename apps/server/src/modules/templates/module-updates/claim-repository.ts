import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { DueTemplate, UpdateRun } from '../../module-updates/port.ts';
import type { Timestamp } from '../port.ts';

/** Number of due templates of which one is chosen at random, so that several servers seldom choose the same. */
const AMONG = 8;

/** Most tries to reserve another template after another server reserved the chosen one first. */
const ATTEMPTS = 5;

/**
 * Reserves a template that is to be updated now; null when there is none. Runs take turns, so that a small one need not wait
 * for a large one.
 */
export async function claimDue(database: Database, now: Timestamp, until: Timestamp): Promise<DueTemplate | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const due = await dueTemplates(database, now);
    const chosen = due[Math.floor(Math.random() * due.length)];
    if (!chosen) return null;
    const { numUpdatedRows } = await database.kysely
      .updateTable('module_update_templates')
      .set({ lease: until, tries: chosen.tries + 1 })
      .where('update_id', '=', chosen.update_id)
      .where('template_id', '=', chosen.template_id)
      .where('state', '=', 'waiting')
      .where('lease', '=', chosen.lease)
      .where('tries', '=', chosen.tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const run = await database.kysely
      .selectFrom('module_updates')
      .selectAll()
      .where('id', '=', chosen.update_id)
      .executeTakeFirst();
    if (run) return { run: runOf(run), templateId: chosen.template_id, tries: chosen.tries, lease: until };
  }
  return null;
}

function dueTemplates({ kysely }: Database, now: Timestamp) {
  return (
    kysely
      .selectFrom('module_update_templates')
      .select(['update_id', 'template_id', 'lease', 'tries'])
      // Written out, because partial indexes are only used for literals.
      .where(sql<boolean>`state = 'waiting'`)
      .where('lease', '<=', now)
      .orderBy('lease')
      .orderBy('position')
      .orderBy('update_id')
      .limit(AMONG)
      .execute()
  );
}

export function runOf(row: Selectable<Schema['module_updates']>): UpdateRun {
  return {
    id: row.id,
    kind: row.kind,
    moduleId: row.module_id,
    name: row.name,
    version: row.version,
    userId: row.user_id,
    state: row.state,
    takesBack: row.takes_back,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
