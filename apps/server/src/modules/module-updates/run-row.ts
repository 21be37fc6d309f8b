import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { UpdateRun } from './port.ts';

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
