import { deleteAllForever, deleteAllSystem, moveAllTo } from '../data/bulk-changes.ts';
import { isLibrary } from '../data/dashboard-view.ts';
import type { BulkAction } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

/** What bulk mode offers, in order; what is impossible in a view is absent. */
export const bulkActions: readonly BulkAction[] = [
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
    run: (templates, view) =>
      runBulk(templates, {
        id: 'remove',
        change: isLibrary(view) ? deleteAllSystem('soft_delete') : moveAllTo('deleted'),
      }),
  },
  {
    id: 'delete',
    danger: true,
    offered: (view) => view.kind === 'deleted-library' || (view.kind === 'own' && view.status === 'deleted'),
    run: (templates, view) =>
      runBulk(templates, {
        id: 'delete',
        danger: true,
        change: isLibrary(view) ? deleteAllSystem('hard_delete') : deleteAllForever,
      }),
  },
];
