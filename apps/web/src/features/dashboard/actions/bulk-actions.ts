import { type BulkAnswer, endpoints, FAVORITE_TAG, isFavorite, type TemplateElement } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { changeAll, changeTagsOfAll, deleteAllForever, deleteAllSystem, moveAllTo } from '../data/bulk-changes.ts';
import { refreshTemplates } from '../data/cached-lists.ts';
import { type DashboardView, isLibrary } from '../data/dashboard-view.ts';
import type { BulkAction, BulkWork } from './bulk-action.ts';
import { exportAll } from './export-all.ts';
import { notifyFailures } from './notify-failures.ts';
import { runBulk } from './run-bulk.ts';

/** Number of copies requested in one call: few, so that progress is seen and stopping takes effect. */
const AT_ONCE = 4;

/** Actions that bulk mode offers, in order. An action that a view does not allow is absent there. */
export const bulkActions: readonly BulkAction[] = [
  {
    id: 'tags',
    offered: isLive,
    run: async (templates, { pageActions }) => {
      pageActions.open({ kind: 'bulkTags', templates });
      return null;
    },
  },
  {
    id: 'favorite',
    // The library has no stars: what is marked there is the copy.
    offered: (view) => isLive(view) && !isLibrary(view),
    labelOf: (templates) => (allFavorites(templates) ? 'unfavorite' : 'favorite'),
    run: async (templates) => {
      await markFavorites(templates, !allFavorites(templates));
      return null;
    },
  },
  { id: 'duplicate', offered: isLive, run: duplicateAll },
  { id: 'export', offered: isLive, run: exportAll },
  {
    id: 'unpublish',
    offered: (view) => view.kind === 'own' && view.status === 'published',
    run: (templates) => runBulk(templates, { id: 'unpublish', change: moveAllTo('draft') }),
  },
  {
    id: 'restore',
    offered: (view) => view.kind === 'own' && view.status === 'deleted',
    run: (templates) => runBulk(templates, { id: 'restore', change: moveAllTo('draft') }),
  },
  {
    id: 'remove',
    danger: true,
    offered: (view, isAdmin) => {
      if (view.kind === 'library') return isAdmin;
      return view.kind !== 'deleted-library' && !(view.kind === 'own' && view.status === 'deleted');
    },
    run: (templates, { view }) =>
      runBulk(templates, {
        id: 'remove',
        change: isLibrary(view) ? deleteAllSystem('soft_delete') : moveAllTo('deleted'),
      }),
  },
  {
    id: 'delete',
    danger: true,
    offered: (view) => view.kind === 'deleted-library' || (view.kind === 'own' && view.status === 'deleted'),
    run: (templates, { view }) =>
      runBulk(templates, {
        id: 'delete',
        danger: true,
        change: isLibrary(view) ? deleteAllSystem('hard_delete') : deleteAllForever,
      }),
  },
];

/** Returns whether the view shows templates that are not deleted. Deleted ones can only be restored or deleted for good. */
function isLive(view: DashboardView): boolean {
  return view.kind !== 'deleted-library' && !(view.kind === 'own' && view.status === 'deleted');
}

function allFavorites(templates: readonly TemplateElement[]): boolean {
  return templates.length > 0 && templates.every(({ tags }) => isFavorite(tags));
}

/** Marks many templates as favorites, or takes the marks away. */
async function markFavorites(templates: readonly TemplateElement[], marked: boolean): Promise<void> {
  const change = marked ? { add: [FAVORITE_TAG] } : { remove: [FAVORITE_TAG] };
  try {
    const ids = templates.map(({ id }) => id);
    const { updated, failed } = await changeAll(ids, changeTagsOfAll(change));
    const said = marked ? 'dashboard:bulk.favorite.done' : 'dashboard:bulk.unfavorite.done';
    if (updated.length > 0) toast.success(i18n.t(said, { count: updated.length }));
    notifyFailures(templates, failed);
  } catch (error) {
    toast.error(errorSentence(error));
  }
}

/** Copies templates into the person's drafts. When stopped, it says how many copies were made. */
async function duplicateAll(
  templates: readonly TemplateElement[],
  { pageActions, signal, report }: BulkWork,
): Promise<null> {
  const created: string[] = [];
  const failed: BulkAnswer['failed'] = [];
  try {
    for (let start = 0; start < templates.length && !signal.aborted; start += AT_ONCE) {
      const ids = templates.slice(start, start + AT_ONCE).map(({ id }) => id);
      const answer = await call(endpoints.userTemplates.bulkClone, { body: { ids } });
      created.push(...answer.created.map(({ templateId }) => templateId));
      failed.push(...answer.failed);
      report(start + ids.length);
    }
  } catch (error) {
    toast.error(errorSentence(error));
  } finally {
    void refreshTemplates();
  }
  if (created.length > 0) {
    toast.success(i18n.t('dashboard:bulk.duplicate.done', { count: created.length }), {
      action: { label: i18n.t('dashboard:copied.show'), run: () => pageActions.showInDrafts(created) },
    });
  }
  notifyFailures(templates, failed);
  return null;
}
