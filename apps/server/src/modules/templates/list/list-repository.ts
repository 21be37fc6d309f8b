import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { TemplatePage, TemplateQuery, TemplateSelection } from '../port.ts';
import { selectRecords, toRecords } from '../record-repository.ts';
import {
  type Condition,
  categoryCondition,
  criterionCondition,
  isFavourite,
  outsideHiddenCategories,
  SHORTEST_INDEXED_TERM,
  type TemplateExpressions,
  type TemplateTables,
  type TextSearch,
} from './criteria-repository.ts';

/** Number of templates of an owner up to which reading them all is quicker than asking the text index of everybody. */
const SCANNED_TEMPLATES = 5000;

/** Returns one page of templates and their total number. */
export async function listTemplates(database: Database, query: TemplateQuery): Promise<TemplatePage> {
  const condition = await conditionOf(database, query);
  const total = await countWhere(database, condition);
  if (total <= query.offset) return { total, templates: [] };
  const rows = await ordered(selectRecords(database, query.viewerId), query)
    .where(condition)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { total, templates: await toRecords(database, rows) };
}

export async function countListed(database: Database, query: TemplateSelection): Promise<number> {
  return countWhere(database, await conditionOf(database, query));
}

async function countWhere(database: Database, condition: Condition): Promise<number> {
  const { total } = await database.kysely
    .selectFrom('templates as t')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return total;
}

async function conditionOf(database: Database, query: TemplateSelection): Promise<Condition> {
  return listCondition(query, { engine: database.engine, byIndex: await asksIndex(database, query) });
}

function listCondition(query: TemplateSelection, search: TextSearch): Condition {
  const eb = expressionBuilder<TemplateTables, 't'>();
  const all = [scopeCondition(eb, query), eb('t.type', '=', query.type)];
  if (query.statuses !== undefined) all.push(statusIn(eb, query.statuses));
  if (query.favouritesOnly) all.push(isFavourite(eb, query.viewerId));
  if (query.category) all.push(categoryCondition(eb, query.category));
  if (query.anyOf?.length) {
    const groups = query.anyOf.map((group) =>
      eb.and(group.map((criterion) => criterionCondition(eb, criterion, query, search))),
    );
    all.push(eb.or(groups));
  }
  return eb.and(all);
}

function scopeCondition(
  eb: TemplateExpressions,
  { scope, seesHidden = false }: Pick<TemplateQuery, 'scope' | 'seesHidden'>,
): Condition {
  switch (scope.kind) {
    case 'own':
      return eb.and([isUsers(), eb('t.owner_id', '=', scope.userId)]);
    case 'shared':
      return eb.and([
        isUsers(),
        eb('t.status', '=', 'draft'),
        eb('t.is_shared', '=', 1),
        eb('t.id', 'in', sharedIds(eb, scope.userId)),
      ]);
    case 'readable':
      return eb.or([
        eb.and([isUsers(), eb('t.owner_id', '=', scope.userId)]),
        eb.and([
          eb('t.status', '=', 'draft'),
          eb('t.is_shared', '=', 1),
          eb('t.id', 'in', collaboratorIds(eb, scope.userId)),
        ]),
        eb.and([isSystem(), eb('t.status', '=', 'published'), ...(seesHidden ? [] : [outsideHiddenCategories(eb)])]),
      ]);
    case 'system':
      return eb.and([isSystem(), statusIn(eb, scope.statuses)]);
  }
}

/** Condition with a literal, because the partial indexes are only used for one. */
const isUsers = () => sql<boolean>`t.is_system = 0`;
const isSystem = () => sql<boolean>`t.is_system = 1`;

function statusIn(eb: TemplateExpressions, statuses: TemplateQuery['statuses'] = []): Condition {
  const [first] = statuses;
  if (first === undefined) return eb.lit(false);
  // An equality lets the index give the order; a list of one does not.
  return statuses.length === 1 ? eb('t.status', '=', first) : eb('t.status', 'in', statuses);
}

function collaboratorIds(eb: TemplateExpressions, userId: string) {
  return eb.selectFrom('collaborators').select('template_id').where('user_id', '=', userId);
}

function sharedIds(eb: TemplateExpressions, userId: string) {
  const own = eb.selectFrom('templates as o').select('o.id as template_id').where('o.owner_id', '=', userId);
  return own.where(sql<boolean>`o.is_shared = 1`).union(collaboratorIds(eb, userId));
}

/** Orders the rows; ties are ordered by id in the same direction, so that the indexes give the whole order. */
function ordered<Row>(rows: SelectQueryBuilder<TemplateTables, 't', Row>, query: TemplateQuery) {
  const { sort, direction } = query;
  switch (sort) {
    case 'lastModified':
      return rows.orderBy('t.modified_at', direction).orderBy('t.id', direction);
    case 'created':
      return rows.orderBy('t.created_at', direction).orderBy('t.id', direction);
    case 'name':
      return rows.orderBy('t.name_sort', direction).orderBy('t.id', direction);
    case 'shared':
      return rows.orderBy('t.is_shared', direction).orderBy('t.modified_at', direction).orderBy('t.id', direction);
  }
}

/**
 * Returns whether to use SQLite's text index. PostgreSQL decides by its statistics; SQLite has none about how often a term
 * occurs.
 */
async function asksIndex(database: Database, query: TemplateSelection): Promise<boolean> {
  const terms = (query.anyOf ?? []).flat().filter((criterion) => criterion.operation === 'CONTAINS');
  const isIndexed = terms.some(({ value }) => [...value].length >= SHORTEST_INDEXED_TERM);
  if (!isIndexed || database.engine !== 'sqlite' || query.scope.kind === 'shared') return false;
  const candidates = database.kysely
    .selectFrom('templates as t')
    .select('t.id')
    .where(scopeCondition(expressionBuilder<TemplateTables, 't'>(), query))
    .limit(SCANNED_TEMPLATES + 1);
  const { total } = await database.kysely
    .selectFrom(candidates.as('candidate'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total > SCANNED_TEMPLATES;
}
