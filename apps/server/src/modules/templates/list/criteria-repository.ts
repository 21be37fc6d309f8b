import { FAVORITE_TAG, FEATURED_CATEGORY_NAME } from '@mailwright/contract';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containsIn } from '../../../db/contains-in.ts';
import type { Engine } from '../../../db/database.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { Schema } from '../../../db/schema.ts';
import type { CategoryFilter, TemplateCriterion, TemplateQuery, UserId } from '../port.ts';

export type TemplateTables = Schema & { t: Schema['templates'] };
export type TemplateExpressions = ExpressionBuilder<TemplateTables, 't'>;
export type Condition = Expression<SqlBool>;

/** Way in which texts are searched. `byIndex` uses SQLite's text index instead of comparing row by row. */
export interface TextSearch {
  readonly engine: Engine;
  readonly byIndex: boolean;
}

/** Shortest term that the trigram index can find, characters. */
export const SHORTEST_INDEXED_TERM = 3;

const STATUSES = ['draft', 'published', 'deleted'] as const;
const TYPES = ['email'] as const;

/** Returns a criterion of a search as a condition on template `t`. */
export function criterionCondition(
  eb: TemplateExpressions,
  { key, value, operation }: TemplateCriterion,
  { viewerId, seesHidden = false }: Pick<TemplateQuery, 'viewerId' | 'seesHidden'>,
  search: TextSearch,
): Condition {
  const contains = operation === 'CONTAINS';
  const term = foldText(value);
  const meets = (word: string) => (contains ? word.includes(term) : word === term);
  switch (key) {
    case 'status':
      return statusCondition(eb, meets, viewerId);
    case 'type':
      return among(eb, 't.type', TYPES.filter(meets));
    case 'isSystem':
      return among(
        eb,
        't.is_system',
        ['false', 'true'].flatMap((word, index) => (meets(word) ? [index] : [])),
      );
    case 'name':
      return contains ? containsText('name_key', term, search) : eb('t.name', '=', value);
    case 'description':
      return contains ? containsText('description_key', term, search) : eb('t.description', '=', value);
    case 'tags': {
      const stored = contains ? containsText('tags_key', term, search) : hasTag(eb, value, term, search);
      return meets(FAVORITE_TAG) ? eb.or([stored, isFavourite(eb, viewerId)]) : stored;
    }
    case 'category':
      return inCategory(eb, (category) =>
        category.and([
          contains
            ? containsText('name_key', term, { ...search, byIndex: false }, 'c')
            : category.or([category('c.id', '=', value), category('c.name_key', '=', term)]),
          ...(seesHidden ? [] : [category('c.hidden', '=', 0)]),
        ]),
      );
  }
}

/** Returns the condition that a category filter means. */
export function categoryCondition(eb: TemplateExpressions, filter: CategoryFilter): Condition {
  const conditions: Condition[] = [];
  const { id, group, hidden, basicLayouts } = filter;
  if (id !== undefined) conditions.push(inCategory(eb, (category) => category('c.id', '=', id)));
  if (group !== undefined) conditions.push(inCategory(eb, (category) => category('c.group', '=', group)));
  if (hidden === false) conditions.push(outsideHiddenCategories(eb));
  if (basicLayouts === false) conditions.push(beyondBasicLayouts(eb));
  return eb.and(conditions);
}

function beyondBasicLayouts(eb: TemplateExpressions): Condition {
  return eb.or([
    eb.not(inCategory(eb, (category) => category.lit(true))),
    inCategory(eb, (category) =>
      category.or([category('c.group', '!=', 'layouts'), category('c.name', '=', FEATURED_CATEGORY_NAME)]),
    ),
  ]);
}

/** Returns the condition: in no category, or in at least one that is not hidden. */
export function outsideHiddenCategories(eb: TemplateExpressions): Condition {
  return eb.or([
    eb.not(inCategory(eb, (category) => category.lit(true))),
    inCategory(eb, (category) => category('c.hidden', '=', 0)),
  ]);
}

export function isFavourite(eb: TemplateExpressions, viewerId: UserId): Condition {
  return eb('t.id', 'in', eb.selectFrom('favourites').select('template_id').where('user_id', '=', viewerId));
}

/** Returns the condition on the status; searches name the views "shared" and "favorited" as if they were statuses. */
function statusCondition(eb: TemplateExpressions, meets: (word: string) => boolean, viewerId: UserId): Condition {
  const conditions = [among(eb, 't.status', STATUSES.filter(meets))];
  if (meets('shared')) conditions.push(eb('t.is_shared', '=', 1));
  if (meets('favorited')) conditions.push(eb.and([eb('t.status', '!=', 'deleted'), isFavourite(eb, viewerId)]));
  return eb.or(conditions);
}

function among<Column extends 't.status' | 't.type' | 't.is_system'>(
  eb: TemplateExpressions,
  column: Column,
  values: readonly (string | number)[],
): Condition {
  if (values.length === 0) return eb.lit(false);
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.val(value)))})`;
}

function inCategory(
  eb: TemplateExpressions,
  condition: (category: ExpressionBuilder<CategoryTables, 'tc' | 'c' | 't'>) => Condition,
): Condition {
  return eb.exists(
    eb
      .selectFrom('template_categories as tc')
      .innerJoin('categories as c', 'c.id', 'tc.category_id')
      .select('tc.template_id')
      .whereRef('tc.template_id', '=', 't.id')
      .where(condition),
  );
}

type CategoryTables = TemplateTables & { tc: Schema['template_categories']; c: Schema['categories'] };

function hasTag(eb: TemplateExpressions, value: string, term: string, search: TextSearch): Condition {
  const listed = sql`',' || t.tags_key || ','`;
  return eb.or([eb('t.tags', '=', value), containsIn(listed, `,${term},`, search.engine)]);
}

function containsText(column: TextColumn, term: string, search: TextSearch, table: 't' | 'c' = 't'): Condition {
  if (search.byIndex && search.engine === 'sqlite' && [...term].length >= SHORTEST_INDEXED_TERM) {
    const phrase = `${column}:"${term.replaceAll('"', '""')}"`;
    return sql<SqlBool>`t.seq in (select rowid from template_search where template_search match ${phrase})`;
  }
  return containsIn(sql.ref(`${table}.${column}`), term, search.engine);
}

type TextColumn = 'name_key' | 'tags_key' | 'description_key';
