import type { Actor, TemplateCounts, TemplateStatus } from '@mailwright/contract';
import type { TemplateCriterion, TemplateQuery, TemplateRepository } from '../port.ts';

/** Terms of a search: a text in names and tags, a tag, or both. */
export interface SoughtTemplates {
  readonly query?: string | undefined;
  readonly tag?: string | undefined;
}

/** Returns how many templates a search would find in each place of the sidebar. */
export async function countFound(
  templates: Pick<TemplateRepository, 'count'>,
  actor: Actor,
  sought: SoughtTemplates,
): Promise<TemplateCounts> {
  const anyOf = alternatives(sought);
  const isAdmin = actor.role === 'admin';
  const count = (query: Pick<TemplateQuery, 'scope' | 'statuses' | 'favouritesOnly' | 'category'>) =>
    templates.count({ ...query, viewerId: actor.id, seesHidden: isAdmin, type: 'email', anyOf });
  const own = (status: TemplateStatus) => count({ scope: { kind: 'own', userId: actor.id }, statuses: [status] });
  const system = (status: TemplateStatus) =>
    count({
      scope: { kind: 'system', statuses: [status] },
      category: { basicLayouts: false, ...(!isAdmin && { hidden: false }) },
    });
  return {
    published: await own('published'),
    draft: await own('draft'),
    deleted: await own('deleted'),
    shared: await count({ scope: { kind: 'shared', userId: actor.id } }),
    favorited: await count({
      scope: { kind: 'readable', userId: actor.id },
      statuses: ['draft', 'published'],
      favouritesOnly: true,
    }),
    system: await system('published'),
    deletedSystem: isAdmin ? await system('deleted') : 0,
  };
}

function alternatives({ query = '', tag = '' }: SoughtTemplates): readonly (readonly TemplateCriterion[])[] {
  const hasTag: TemplateCriterion[] = tag === '' ? [] : [{ key: 'tags', value: tag, operation: 'EQUAL' }];
  if (query === '') return [hasTag];
  return (['name', 'tags'] as const).map((key) => [...hasTag, { key, value: query, operation: 'CONTAINS' }]);
}
