import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { SORT_BY_PATTERN } from '../rules/template/sort-order.ts';
import { templateElement } from './template.ts';
import { bodyRange } from './wire.ts';

export const sortKey = z.enum(['lastModified', 'created', 'name', 'shared']);
export const sortDirection = z.enum(['asc', 'desc']);

/** `lastModified`, `created`, `name` or `shared`, optionally with `,asc` or `,desc`. */
export const sortBy = z.string().regex(SORT_BY_PATTERN).optional();

export const pagination = z.object({
  'first-page': z.int().nonnegative(),
  'last-page': z.int().nonnegative(),
  'total-page': z.int().nonnegative(),
  'total-elements': z.int().nonnegative(),
});

export const templateList = z.object({ pagination, elements: z.array(templateElement) });

export const criterionKey = z.enum(['status', 'type', 'name', 'tags', 'description', 'isSystem', 'category']);

/** `operator` joins a criterion to the one before it (the first one's is not read); AND binds tighter than OR. */
export const criterion = z.object({
  key: criterionKey,
  value: z.union([z.string().max(LIMITS.searchTerm.max), z.boolean().transform(String)]),
  operation: z.enum(['EQUAL', 'CONTAINS']).default('EQUAL'),
  operator: z.enum(['AND', 'OR']).default('AND'),
});

export const searchRequest = z.object({
  ...bodyRange,
  orderBy: sortKey.default('lastModified'),
  orderDirection: z.enum(['ASC', 'DESC', 'asc', 'desc']).default('DESC'),
  criteria: z.array(criterion).max(LIMITS.criteria.max).default([]),
  hideHtml: z.boolean().default(false),
});

export type SortKey = z.infer<typeof sortKey>;
export type SortDirection = z.infer<typeof sortDirection>;
export type Pagination = z.infer<typeof pagination>;
export type TemplateList = z.infer<typeof templateList>;
export type Criterion = z.output<typeof criterion>;
export type SearchRequest = z.output<typeof searchRequest>;
