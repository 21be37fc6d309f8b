import type { TemplateBody } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ModuleId, ModuleList, ModuleRecord, ModuleRepository, NewModule } from '../../custom-modules/port.ts';
import { readBody } from '../../versions/prepare-body.ts';
import { createTemplate } from '../create/create-repository.ts';
import type { UserId } from '../port.ts';
import { goneAmong, withoutGoneLinks } from './gone-repository.ts';
import { contentColumns, findModule, recordsOf, selectModules } from './module-record-repository.ts';
import { listModuleVersions, readModuleVersion } from './module-version-repository.ts';
import { lockedNesting, nestingOf } from './nesting-repository.ts';
import { publishModule } from './publish-repository.ts';

export function createModuleRepository(database: Database): ModuleRepository {
  return {
    find: (id, viewerId) => findModule(database, id, viewerId),
    list: (list) => listModules(database, list),
    countOf: (userId) => countModules(database, userId),
    create: (module) => createModule(database, module),
    publish: (version) => publishModule(database, version),
    bodies: (ids) => latestBodies(database, ids),
    versions: (id, viewerId) => listModuleVersions(database, id, viewerId),
    version: (at, viewerId) => readModuleVersion(database, at, viewerId),
    nesting: (module) => nestingOf(database, module),
    goneAmong: async (ids) => [...(await goneAmong(database, ids))],
    withoutGone: async (body) => (await withoutGoneLinks(database, new Map([['body', body]]))).get('body') ?? body,
  };
}

async function listModules(
  database: Database,
  { viewerId, withHidden, categoryId }: ModuleList,
): Promise<readonly ModuleRecord[]> {
  let found = selectModules(database, viewerId).where(({ and, eb, or }) =>
    or([
      // Written out, because the partial indexes are only used for literals.
      and([sql<boolean>`t.is_system = 1`, eb('t.status', '=', 'published')]),
      and([sql<boolean>`t.is_system = 0`, eb('t.owner_id', '=', viewerId)]),
    ]),
  );
  if (categoryId !== undefined) {
    found = found.where('t.id', 'in', (eb) =>
      eb.selectFrom('template_categories as tc').select('tc.template_id').where('tc.category_id', '=', categoryId),
    );
  }
  const rows = await found.orderBy('t.modified_at', 'desc').orderBy('t.id', 'desc').execute();
  const records = await recordsOf(database, rows);
  return withHidden
    ? records
    : records.filter(({ template }) => !template.categories.some(({ hidden }) => hidden && template.isSystem));
}

async function countModules({ kysely }: Database, userId: UserId): Promise<number> {
  const { count } = await kysely
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    // Written out, because the partial index is only used for a literal.
    .where(sql<boolean>`type = 'email_cb'`)
    .where('is_system', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

function createModule<Refusal>(
  database: Database,
  { template, inner, nestingGuard, ...module }: NewModule<Refusal>,
): Promise<ModuleRecord | { readonly refusal: Refusal }> {
  return inTransaction(database, async (open) => {
    const refusal = nestingGuard(await lockedNesting(open, { id: null, inner }));
    if (refusal !== null) return { refusal };
    const stored = await createTemplate(open, template);
    if (!stored) throw new Error('A module is made with its content');
    const { kysely } = open;
    await kysely
      .insertInto('modules')
      .values({
        template_id: stored.id,
        version: 1,
        published_revision: stored.revision,
        source_template_id: module.sourceTemplateId,
        ...contentColumns(module),
      })
      .execute();
    await sql`insert into module_versions (module_id, version, user_id, created_at, hash)
      select id, 1, owner_id, created_at, body_hash from templates where id = ${stored.id}`.execute(kysely);
    return { ...module, template: stored, version: 1, publishedRevision: stored.revision };
  });
}

async function latestBodies(database: Database, ids: readonly ModuleId[]): Promise<Map<ModuleId, TemplateBody>> {
  if (ids.length === 0) return new Map();
  const rows = await database.kysely
    .selectFrom('modules as m')
    .innerJoin('module_versions as v', (join) =>
      join.onRef('v.module_id', '=', 'm.template_id').onRef('v.version', '=', 'm.version'),
    )
    .innerJoin('bodies as b', (join) => join.onRef('b.template_id', '=', 'v.module_id').onRef('b.hash', '=', 'v.hash'))
    .select(['m.template_id', 'b.content'])
    .where('m.template_id', 'in', ids)
    .execute();
  const bodies = rows.map(async (row) => [row.template_id, await readBody(row.content)] as const);
  return withoutGoneLinks(database, new Map(await Promise.all(bodies)));
}
