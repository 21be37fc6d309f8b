import { isFavorite, isFeatured, type TemplateElement } from '@mailwright/contract';
import type { DashboardView } from './dashboard-view.ts';

/** Returns whether a template that a view shows still belongs there after a change. */
export function belongsTo(
  view: DashboardView,
  template: Pick<TemplateElement, 'status' | 'tags' | 'isShared'>,
): boolean {
  switch (view.kind) {
    case 'own':
      return template.status === view.status;
    case 'shared':
      return template.isShared && template.status === 'draft';
    case 'favorited':
      return isFavorite(template.tags) && template.status !== 'deleted';
    case 'library':
      return template.status === 'published';
    case 'deleted-library':
      return template.status === 'deleted';
  }
}

/** Returns the featured templates first, otherwise in the order given. */
export function featuredFirst<T extends Pick<TemplateElement, 'categories'>>(templates: readonly T[]): T[] {
  return [...templates.filter(isFeatured), ...templates.filter((template) => !isFeatured(template))];
}
