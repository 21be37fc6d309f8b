import type {
  Actor,
  CategoryGroup,
  SearchRequest,
  SortOrder,
  TemplateAction,
  TemplateBody,
  TemplateCounts,
  TemplateStatus,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { countFound, type SoughtTemplates } from './list/count-found.ts';
import { alternativesOf, namesStatus, searchScope } from './list/search-criteria.ts';
import { requirePermission } from './policy.ts';
import type { CategoryFilter, TemplateId, TemplateQuery, TemplateRecord, TemplateRepository } from './port.ts';

/** Templates found, with their bodies if these were asked for. */
export interface FoundTemplates {
  readonly total: number;
  readonly templates: readonly TemplateRecord[];
  readonly bodies: ReadonlyMap<TemplateId, TemplateBody> | null;
}

interface PageRequest {
  readonly order: SortOrder;
  readonly limit: number;
  readonly offset: number;
  readonly hideHtml: boolean;
}

export interface TemplateReadService {
  /** Returns a template; throws when the caller may not do this with it. */
  requirePermission(actor: Actor, id: TemplateId, action: TemplateAction): Promise<TemplateRecord>;
  /** Returns the drafts of the view "shared". */
  listShared(actor: Actor, page: PageRequest): Promise<FoundTemplates>;
  read(actor: Actor, id: TemplateId): Promise<{ readonly record: TemplateRecord; readonly body: TemplateBody | null }>;
  /** Returns the body as JSON, as it is stored; null for a template without one, or one whose body must be read. */
  readText(actor: Actor, id: TemplateId): Promise<{ readonly record: TemplateRecord; readonly text: Buffer } | null>;
  listOwn(actor: Actor, status: TemplateStatus | undefined, page: PageRequest): Promise<FoundTemplates>;
  search(actor: Actor, request: SearchRequest): Promise<FoundTemplates>;
  /** Returns the numbers of the sidebar; with `sought`, of the templates that a search would find in each place. */
  counts(actor: Actor, sought?: SoughtTemplates): Promise<TemplateCounts>;
  listSystem(actor: Actor, filter: SystemFilter, page: PageRequest): Promise<FoundTemplates>;
  searchSystem(actor: Actor, request: SearchRequest): Promise<FoundTemplates>;
}

interface SystemFilter {
  readonly status: TemplateStatus;
  readonly group?: CategoryGroup;
  /** Members of hidden categories too; read for admins only. */
  readonly withHidden: boolean;
}

export interface TemplateReadDeps {
  readonly templates: TemplateRepository;
  readonly now: () => number;
}

export function createTemplateReadService({ templates, now }: TemplateReadDeps): TemplateReadService {
  async function find(
    actor: Actor,
    page: PageRequest,
    query: Pick<TemplateQuery, 'scope' | 'statuses' | 'anyOf' | 'category'>,
  ): Promise<FoundTemplates> {
    const { order, limit, offset, hideHtml } = page;
    const found = await templates.list({
      ...query,
      viewerId: actor.id,
      seesHidden: actor.role === 'admin',
      type: 'email',
      sort: order.key,
      direction: order.direction,
      limit,
      offset,
    });
    const bodies = hideHtml ? null : await templates.bodies(found.templates.map((template) => template.id));
    return { ...found, bodies };
  }

  async function findFor(actor: Actor, id: TemplateId, action: TemplateAction): Promise<TemplateRecord> {
    const record = await templates.find(id, actor.id);
    if (!record) throw new AppError('TEMPLATE_NOT_FOUND');
    requirePermission(action, actor, record, now());
    return record;
  }

  return {
    requirePermission: findFor,

    listShared: (actor, page) => find(actor, page, { scope: { kind: 'shared', userId: actor.id } }),

    async read(actor, id) {
      const record = await findFor(actor, id, 'read');
      return { record, body: await templates.body(id) };
    },

    async readText(actor, id) {
      const record = await findFor(actor, id, 'read');
      const text = await templates.bodyText(id);
      return text && { record, text };
    },

    listOwn: (actor, status, page) =>
      find(actor, page, { scope: { kind: 'own', userId: actor.id }, ...(status && { statuses: [status] }) }),

    search(actor, request) {
      const anyOf = alternativesOf(request.criteria);
      const scope = searchScope(anyOf, actor.id);
      // Favourites leave deleted ones out, as their count does.
      const isFavourites = scope.kind === 'readable' && !namesStatus(anyOf);
      return find(actor, pageOf(request), { scope, anyOf, ...(isFavourites && { statuses: ['draft', 'published'] }) });
    },

    counts: (actor, sought = {}) =>
      (sought.query ?? '') === '' && (sought.tag ?? '') === ''
        ? templates.counts(actor.id, { all: actor.role === 'admin' })
        : countFound(templates, actor, sought),

    async listSystem(actor, { status, group, withHidden }, page) {
      const isAdmin = actor.role === 'admin';
      if (!isAdmin && status !== 'published') throw new AppError('FORBIDDEN');
      const narrowed = group ? { group } : ({ basicLayouts: false } as const);
      const category = { ...narrowed, ...(!(isAdmin && withHidden) && { hidden: false }) };
      return find(actor, page, { scope: { kind: 'system', statuses: [status] }, category });
    },

    searchSystem(actor, request) {
      const anyOf = alternativesOf(request.criteria);
      const isAdmin = actor.role === 'admin';
      const statuses: TemplateStatus[] =
        isAdmin && namesStatus(anyOf) ? ['draft', 'published', 'deleted'] : ['published'];
      const namesCategory = request.criteria.some((criterion) => criterion.key === 'category');
      const category: CategoryFilter = {
        ...(!isAdmin && { hidden: false }),
        ...(!namesCategory && { basicLayouts: false }),
      };
      return find(actor, pageOf(request), { scope: { kind: 'system', statuses }, anyOf, category });
    },
  };
}

function pageOf(request: SearchRequest): PageRequest {
  const { limit, offset, hideHtml, orderBy } = request;
  const direction = request.orderDirection.toUpperCase() === 'ASC' ? 'asc' : 'desc';
  return { order: { key: orderBy, direction }, limit, offset, hideHtml };
}
