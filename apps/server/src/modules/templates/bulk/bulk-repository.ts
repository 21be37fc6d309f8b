import type { TemplateStatus } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database, Engine } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { BulkOutcome, Guard, TemplateId, TemplateRecord, Timestamp, UserId } from '../port.ts';
import { lockRows, selectRecords, toRecords } from '../record-repository.ts';
import { stayVersions } from '../update/version-log-repository.ts';

/** Most ids in one statement; databases limit the number of parameters. */
const IDS_PER_STATEMENT = 500;

interface Bulk<Refusal> {
  readonly ids: readonly TemplateId[];
  readonly viewerId: UserId;
  readonly guard: Guard<Refusal>;
}

/** Sets the status of templates in one transaction; the guard decides for each one. */
export function setTemplateStatus<Refusal>(
  database: Database,
  change: Bulk<Refusal> & { readonly status: TemplateStatus; readonly now: Timestamp },
): Promise<BulkOutcome<Refusal>> {
  const { status, now, viewerId } = change;
  return eachAllowed(database, change, async (open, allowed) => {
    for (const part of chunked(allowed)) {
      await open.kysely
        .updateTable('templates')
        .set({
          status,
          modified_at: laterOf(open.engine, now),
          modified_by: viewerId,
          ...(status === 'published' && { public_at: sql<number>`coalesce(public_at, ${now})` }),
        })
        .where('id', 'in', idsOf(part))
        .execute();
      if (status === 'published') await stayVersions(open, idsOf(part));
    }
    return allowed.map((template) => ({
      ...template,
      status,
      modified: Math.max(now, template.modified),
      modifiedBy: viewerId,
    }));
  });
}

/** Returns the later of the stored time and `now`, so that a clock that was set back does not change the order. */
function laterOf(engine: Engine, now: Timestamp) {
  return engine === 'sqlite' ? sql<number>`max(modified_at, ${now})` : sql<number>`greatest(modified_at, ${now})`;
}

/** Removes templates with everything that hangs on them. */
export function removeTemplates<Refusal>(database: Database, change: Bulk<Refusal>): Promise<BulkOutcome<Refusal>> {
  return eachAllowed(database, change, async (open, allowed) => {
    for (const part of chunked(allowed)) {
      await open.kysely.deleteFrom('templates').where('id', 'in', idsOf(part)).execute();
    }
    return allowed;
  });
}

function eachAllowed<Refusal>(
  database: Database,
  { ids, viewerId, guard }: Bulk<Refusal>,
  write: (open: Database, allowed: readonly TemplateRecord[]) => Promise<readonly TemplateRecord[]>,
): Promise<BulkOutcome<Refusal>> {
  return inTransaction(database, async (open) => {
    const unique = [...new Set(ids)].sort();
    const found = new Map<TemplateId, TemplateRecord>();
    for (const part of chunked(unique)) {
      await lockRows(open, part);
      const rows = await selectRecords(open, viewerId).where('t.id', 'in', part).execute();
      for (const record of await toRecords(open, rows)) found.set(record.id, record);
    }
    const allowed: TemplateRecord[] = [];
    const failed: { id: TemplateId; refusal: Refusal | 'missing' }[] = [];
    for (const id of new Set(ids)) {
      const template = found.get(id);
      const refusal = template ? guard(template) : 'missing';
      if (template && refusal === null) allowed.push(template);
      else failed.push({ id, refusal: refusal ?? 'missing' });
    }
    return { done: await write(open, allowed), failed };
  });
}

function chunked<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / IDS_PER_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * IDS_PER_STATEMENT, (index + 1) * IDS_PER_STATEMENT),
  );
}

function idsOf(templates: readonly TemplateRecord[]): TemplateId[] {
  return templates.map((template) => template.id);
}
