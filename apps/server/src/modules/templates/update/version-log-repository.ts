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
 * Keeps a version of the body that is being saved and answers its time. The body a template was made with becomes a
 * version too, once something replaces it: nobody can lose what they started from. Automatic saves of one person within
 * ten minutes make one version together.
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

/** Writes down of the version that is being replaced that everybody could see it. */
async function markPublic({ kysely }: Database, { id, versioned_at }: RecordRow, publicAt: Timestamp): Promise<void> {
  await kysely
    .updateTable('versions')
    .set({ public_at: publicAt })
    .where('template_id', '=', id)
    .where('version_at', '=', versioned_at)
    .execute();
}

/** The version that the template shows as it is now has its new subject too: going back to it later loses none. */
export async function nameVersion({ kysely }: Database, row: RecordRow, subject: string): Promise<void> {
  await kysely
    .updateTable('versions')
    .set({ subject })
    .where('template_id', '=', row.id)
    .where('version_at', '=', row.versioned_at)
    .execute();
}

/** Makes the latest version the new one where that is to stand for it, too; whether it was. */
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

/** From now on no automatic save takes the place of the versions that these templates have. */
export async function stayVersions({ kysely }: Database, ids: readonly TemplateId[]): Promise<void> {
  await kysely
    .updateTable('versions')
    .set({ autosaved_since: null })
    .where('template_id', 'in', ids)
    .where('autosaved_since', 'is not', null)
    .execute();
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
