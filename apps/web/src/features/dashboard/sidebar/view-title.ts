import type { Category } from '@mailwright/contract';
import type { Translate } from '../../../shared/i18n/text-key.ts';
import type { BreadcrumbStep } from '../../../shared/shell/Breadcrumbs.tsx';
import { type DashboardView, isLibrary, viewName } from '../data/dashboard-view.ts';

type T = Translate<'dashboard'>;

/** Returns the title of the page: the status, or the category's name. */
export function viewTitle(t: T, view: DashboardView, categories: readonly Category[] = []): string {
  if (view.kind === 'library' && view.category !== 'all') {
    return categories.find(({ id }) => id === view.category)?.name ?? t('trail.library');
  }
  return view.kind === 'library' ? t('trail.library') : t(`view.${viewName(view)}`);
}

/** Returns the breadcrumbs: the user's or the system's list, then the status or category. */
export function breadcrumbsOf(t: T, view: DashboardView, categories: readonly Category[] = []): BreadcrumbStep[] {
  const title = viewTitle(t, view, categories);
  const root = isLibrary(view)
    ? { title: t('trail.library'), to: '/?category=all' }
    : { title: t('trail.mine'), to: '/' };
  return title === root.title ? [{ title }] : [root, { title }];
}
