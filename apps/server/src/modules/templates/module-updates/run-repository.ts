import { LIMITS } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { RunProgress, RunRepository, UpdateRun } from '../../module-updates/port.ts';
import type { TemplateId, Timestamp } from '../port.ts';
import { claimDue, runOf } from './claim-repository.ts';
import { isKnown } from './known-template-repository.ts';
import { storeUpdated } from './store-repository.ts';

/** Most runs deleted at a time, oldest first: each deletion also deletes the rows of its templates. */
const AT_ONCE = 20;

const DAY = 86_400_000;

/** Most rows in one statement; databases limit the number of parameters. */
const ROWS_PER_STATEMENT = 500;

/** Most skipped templates that an answer names. */
const NAMED = 200;

export function createRunRepository(database: Database): RunRepository {
  const { kysely } = database;
  const runs = () => kysely.selectFrom('module_updates as r').selectAll('r');
  const items = (id: string) => kysely.selectFrom('module_update_templates as i').where('i.update_id', '=', id);

  async function progressOf(run: UpdateRun): Promise<RunProgress> {
    const counts = await items(run.id)
      .select(['i.state', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('i.state')
      .execute();
    const skipped = await items(run.id)
      // What became of one that is no longer shared with the person, its new name too, is not theirs to know.
      .leftJoin('templates as t', (join) =>
        join.onRef('t.id', '=', 'i.template_id').on((eb) => isKnown(eb, { userId: run.userId, isAdmin: true })),
      )
      .select(['i.template_id', 't.name', 'i.code'])
      .where('i.state', '=', 'skipped')
      .orderBy('i.position')
      .limit(NAMED)
      .execute();
    const of = (state: string) => counts.find((row) => row.state === state)?.count ?? 0;
    return {
      run,
      total: counts.reduce((sum, { count }) => sum + count, 0),
      updated: of('updated'),
      skipped: of('skipped'),
      skippedTemplates: skipped.map(({ template_id, name, code }) => ({
        templateId: template_id,
        name: name ?? '',
        code: code ?? '',
      })),
    };
  }

  return {
    start: (run, templates) =>
      inTransaction(database, async (open) => {
        if (open.engine === 'postgres') await startAlone(open, run);
        const same = await sameRun(open, run, templates);
        if (same !== null) return same;
        await open.kysely
          .insertInto('module_updates')
          .values({
            id: run.id,
            kind: run.kind,
            module_id: run.moduleId,
            name: run.name,
            version: run.version,
            user_id: run.userId,
            state: templates.length === 0 ? 'done' : 'running',
            takes_back: run.takesBack,
            started_at: run.startedAt,
            ended_at: templates.length === 0 ? run.startedAt : null,
          })
          .execute();
        const rows = templates.map((template_id, position) => ({
          update_id: run.id,
          template_id,
          position,
          state: 'waiting' as const,
          code: null,
          lease: 0,
          tries: 0,
          revision_after: null,
          hash_after: null,
          version_before: null,
        }));
        for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
          const part = rows.slice(start, start + ROWS_PER_STATEMENT);
          await open.kysely.insertInto('module_update_templates').values(part).execute();
          await leaveToRun(
            open,
            run,
            part.map(({ template_id }) => template_id),
          );
        }
        await forgetOldRuns(open, run.startedAt);
        return run.id;
      }),

    async find(id) {
      const row = await runs().where('r.id', '=', id).executeTakeFirst();
      return row ? progressOf(runOf(row)) : null;
    },

    async latest(moduleId, userId, limit) {
      const rows = await runs()
        .where('r.module_id', '=', moduleId)
        .where('r.user_id', '=', userId)
        .orderBy('r.started_at', 'desc')
        .orderBy('r.id')
        .limit(limit)
        .execute();
      return Promise.all(rows.map((row) => progressOf(runOf(row))));
    },

    cancel: (id, now) =>
      inTransaction(database, async (open) => {
        await open.kysely
          .updateTable('module_update_templates')
          .set({ state: 'left' })
          .where('update_id', '=', id)
          .where('state', '=', 'waiting')
          .execute();
        await open.kysely
          .updateTable('module_updates')
          .set({ state: 'cancelled', ended_at: now })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .execute();
      }),

    async changed(id) {
      const rows = await items(id)
        .select('i.template_id')
        .where('i.state', '=', 'updated')
        .where('i.revision_after', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('module_update_templates as back')
                .innerJoin('module_updates as run', 'run.id', 'back.update_id')
                .select('back.template_id')
                .where('run.takes_back', '=', id)
                .whereRef('back.template_id', '=', 'i.template_id')
                .where('back.state', '=', 'updated'),
            ),
          ),
        )
        .orderBy('i.position')
        .execute();
      return rows.map(({ template_id }) => template_id);
    },

    async taken(id, templateId) {
      const row = await items(id)
        .leftJoin('templates as t', 't.id', 'i.template_id')
        .select(['i.revision_after', 'i.hash_after', 'i.version_before', 't.revision', 't.body_hash'])
        .where('i.template_id', '=', templateId)
        .where('i.state', '=', 'updated')
        .executeTakeFirst();
      if (!row || row.revision_after === null || row.version_before === null) return null;
      const isUnchanged =
        row.hash_after === null ? row.revision === row.revision_after : row.body_hash === row.hash_after;
      return { isUnchanged, versionBefore: row.version_before };
    },

    claim: (now, until) => claimDue(database, now, until),
    store: (due, update) => storeUpdated(database, due, update),

    async pass({ run, templateId, lease }, code) {
      await kysely
        .updateTable('module_update_templates')
        .set({ state: code === null ? 'updated' : 'skipped', code, lease: 0 })
        .where('update_id', '=', run.id)
        .where('template_id', '=', templateId)
        .where('state', '=', 'waiting')
        .where('lease', '=', lease)
        .execute();
    },

    async retry({ run, templateId, lease }, again, tries) {
      await kysely
        .updateTable('module_update_templates')
        .set({ lease: again, tries })
        .where('update_id', '=', run.id)
        .where('template_id', '=', templateId)
        .where('state', '=', 'waiting')
        .where('lease', '=', lease)
        .execute();
    },

    async backlog() {
      const { count, oldest } = await kysely
        .selectFrom('module_update_templates as i')
        .innerJoin('module_updates as r', 'r.id', 'i.update_id')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('r.started_at').as('oldest')])
        .where(sql<boolean>`i.state = 'waiting'`)
        .executeTakeFirstOrThrow();
      return { count, oldest };
    },

    async endFinished(now) {
      await kysely
        .updateTable('module_updates')
        .set({ state: 'done', ended_at: now })
        .where(sql<boolean>`state = 'running'`)
        .where(({ eb, exists, not }) =>
          not(
            exists(
              eb
                .selectFrom('module_update_templates as i')
                .select('i.update_id')
                .whereRef('i.update_id', '=', 'module_updates.id')
                .where(sql<boolean>`i.state = 'waiting'`),
            ),
          ),
        )
        .execute();
    },
  };
}

/**
 * Locks the start of runs: of two equal starts at the same time the second one finds what the first has started. SQLite has
 * only one writer anyway.
 */
async function startAlone({ kysely }: Database, { userId, moduleId }: Pick<UpdateRun, 'userId' | 'moduleId'>) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`run ${userId} ${moduleId}`}, 0))`.execute(kysely);
}

/**
 * Returns the run under way that does the same with all of these templates and has changed none of them yet; null when there is
 * none.
 */
async function sameRun(
  { kysely }: Database,
  { kind, moduleId, version, userId, takesBack }: Omit<UpdateRun, 'state' | 'endedAt'>,
  templates: readonly TemplateId[],
): Promise<string | null> {
  if (templates.length === 0) return null;
  const running = await kysely
    .selectFrom('module_updates')
    .select('id')
    .where(sql<boolean>`state = 'running'`)
    .where('kind', '=', kind)
    .where('module_id', '=', moduleId)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .where('takes_back', takesBack === null ? 'is' : '=', takesBack)
    .orderBy('started_at', 'desc')
    .execute();
  for (const { id } of running) {
    const rows = await kysely
      .selectFrom('module_update_templates')
      .select('template_id')
      .where('update_id', '=', id)
      .where(sql<boolean>`state = 'waiting'`)
      .execute();
    const waiting = new Set(rows.map(({ template_id }) => template_id));
    if (templates.every((template) => waiting.has(template))) return id;
  }
  return null;
}

/**
 * Marks these templates as left in earlier runs that have not changed them yet: an earlier run would bring its older version
 * after the newer one.
 */
async function leaveToRun(
  { kysely }: Database,
  { id, kind, moduleId }: Pick<UpdateRun, 'id' | 'kind' | 'moduleId'>,
  templates: readonly TemplateId[],
): Promise<void> {
  const earlier = kysely
    .selectFrom('module_updates')
    .select('id')
    .where(sql<boolean>`state = 'running'`)
    .where('kind', '=', kind)
    .where('module_id', '=', moduleId)
    .where('id', '<>', id);
  await kysely
    .updateTable('module_update_templates')
    .set({ state: 'left' })
    .where('update_id', 'in', earlier)
    .where('template_id', 'in', templates)
    .where(sql<boolean>`state = 'waiting'`)
    .execute();
}

/** Removes runs that ended long ago: the versions they could give back to templates need not be kept by then. */
async function forgetOldRuns({ kysely }: Database, now: Timestamp): Promise<void> {
  const rows = await kysely
    .selectFrom('module_updates')
    .select('id')
    .where('ended_at', '<', now - LIMITS.modules.runsKeptDays * DAY)
    // A run that takes one of them back still reads what it did.
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('module_updates as back')
        .select((back) => back.ref('back.takes_back').$notNull().as('id'))
        .where(sql<boolean>`back.state = 'running'`)
        .where('back.takes_back', 'is not', null),
    )
    .orderBy('ended_at')
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return;
  await kysely
    .deleteFrom('module_updates')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
