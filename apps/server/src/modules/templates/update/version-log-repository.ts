import { LIMITS, type VersionLabel } from '@mailwright/contract';
import type { Database } from '../../../db/database.ts';
import type { TemplateId, Timestamp, UserId } from '../port.ts';
import type { RecordRow } from '../record-repository.ts';
import { dropUnusedBodies } from './body-repository.ts';

const DAY = 86_400_000;

interface NewVersion {
  readonly hash: string;
  readonly size: number;
  readonly userId: UserId;
  readonly now: Timestamp;
  readonly isAutomatic: boolean;
  readonly subject: string;
  readonly label: VersionLabel | undefined;
}

/**
 * Stores a version of the body that is being saved and returns its time. The body that a template was made with becomes a
 * version too, once it is replaced, so that nobody loses it. Automatic saves of one person within ten minutes share one
 * version.
 */
export async function keepVersion(database: Database, row: RecordRow, version: NewVersion): Promise<Timestamp> {
  const { hash, size, userId, now, isAutomatic, subject } = version;
  // A release before this one may have published it, and did not write down when.
  const publicAt = row.public_at ?? (row.status === 'published' ? row.modified_at : null);
  let last = row.versioned_at;
  const values = [];
  if (last === 0 && row.body_hash !== null) {
    last = row.created_at;
    values.push({
      template_id: row.id,
      version_at: last,
      user_id: row.owner_id,
      hash: row.body_hash,
      size: row.size,
      autosaved_since: null,
      subject: row.subject,
      label: null,
      public_at: publicAt,
    });
  } else if (publicAt !== null) await markPublic(database, row, publicAt);
  const time = Math.max(now, last + 1);
  if (isAutomatic && (await moveAutosave(database, row, version, time))) return time;
  values.push({
    template_id: row.id,
    version_at: time,
    user_id: userId,
    hash,
    size,
    autosaved_since: isAutomatic ? time : null,
    subject,
    label: labelText(version),
    public_at: null,
  });
  await database.kysely.insertInto('versions').values(values).execute();
  return time;
}

/** Marks the version that is being replaced as one that everybody could see. */
async function markPublic({ kysely }: Database, { id, versioned_at }: RecordRow, publicAt: Timestamp): Promise<void> {
  await kysely
    .updateTable('versions')
    .set({ public_at: publicAt })
    .where('template_id', '=', id)
    .where('version_at', '=', versioned_at)
    .execute();
}

/** Stores a new subject in the version of the present content, so that it is not lost when a person goes back to it later. */
export async function nameVersion({ kysely }: Database, row: RecordRow, subject: string): Promise<void> {
  await kysely
    .updateTable('versions')
    .set({ subject })
    .where('template_id', '=', row.id)
    .where('version_at', '=', row.versioned_at)
    .execute();
}

/** Replaces the latest version by the new one when both are automatic saves that share a version; returns whether it did. */
async function moveAutosave(
  { kysely }: Database,
  { id, versioned_at: latest }: RecordRow,
  version: NewVersion,
  time: Timestamp,
): Promise<boolean> {
  const { hash, size, subject, userId, now } = version;
  const { numUpdatedRows } = await kysely
    .updateTable('versions')
    .set({ version_at: time, hash, size, subject, label: labelText(version) })
    .where('template_id', '=', id)
    .where('version_at', '=', latest)
    .where('user_id', '=', userId)
    .where('autosaved_since', '>', now - LIMITS.autosave.versionEvery)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function labelText({ label }: NewVersion): string | null {
  return label ? JSON.stringify(label) : null;
}

/** Keeps automatic saves from replacing the present versions of these templates. */
export async function stayVersions({ kysely }: Database, ids: readonly TemplateId[]): Promise<void> {
  await kysely
    .updateTable('versions')
    .set({ autosaved_since: null })
    .where('template_id', 'in', ids)
    .where('autosaved_since', 'is not', null)
    .execute();
}

/** Deletes old versions except the latest ones; called after the template points to its new body. */
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
