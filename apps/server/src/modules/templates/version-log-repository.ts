import { LIMITS } from '@mailwright/contract';
import type { Database } from '../../db/database.ts';
import { dropUnusedBodies } from './body-repository.ts';
import type { TemplateId, Timestamp, UserId } from './port.ts';
import type { RecordRow } from './record-repository.ts';

const DAY = 86_400_000;

interface NewVersion {
  readonly hash: string;
  readonly size: number;
  readonly userId: UserId;
  readonly now: Timestamp;
}

/**
 * Keeps a version of the body that is being saved and answers its time. The body a template was made with becomes a
 * version too, once something replaces it: nobody can lose what they started from.
 */
export async function keepVersion(database: Database, row: RecordRow, version: NewVersion): Promise<Timestamp> {
  const { hash, size, userId, now } = version;
  let last = row.versioned_at;
  const values = [];
  if (last === 0 && row.body_hash !== null) {
    last = row.created_at;
    values.push({ template_id: row.id, version_at: last, user_id: row.owner_id, hash: row.body_hash, size: row.size });
  }
  const time = Math.max(now, last + 1);
  values.push({ template_id: row.id, version_at: time, user_id: userId, hash, size });
  await database.kysely.insertInto('versions').values(values).execute();
  return time;
}

/** Keeps the latest versions and everything young; called after the template points to its new body. */
export async function pruneVersions(database: Database, id: TemplateId, now: Timestamp): Promise<void> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('versions')
    .where('template_id', '=', id)
    .where('version_at', '<', now - LIMITS.versions.keptDays * DAY)
    .where('version_at', '<', (eb) =>
      eb
        .selectFrom('versions as kept')
        .select('kept.version_at')
        .where('kept.template_id', '=', id)
        .orderBy('kept.version_at', 'desc')
        .limit(1)
        .offset(LIMITS.versions.latestKept - 1),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await dropUnusedBodies(database, id);
}
