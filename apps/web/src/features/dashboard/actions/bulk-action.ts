import type { TemplateElement } from '@mailwright/contract';
import type { DashboardView } from '../data/dashboard-view.ts';
import type { DashboardPageActions } from './menu-action.ts';

/** What is at hand while many templates are worked on. */
export interface BulkWork {
  readonly view: DashboardView;
  readonly pageActions: DashboardPageActions;
  /** Long work stops where it is. */
  readonly signal: AbortSignal;
  /** Says how many of them are done. */
  readonly report: (done: number) => void;
}

/** Something one can do with all selected templates. Its label is the string `bulk.<id>`. */
export interface BulkAction {
  readonly id: 'tags' | 'favorite' | 'duplicate' | 'export' | 'unpublish' | 'restore' | 'remove' | 'delete';
  /** It takes something away; stands in red. */
  readonly danger?: boolean;
  readonly offered: (view: DashboardView, isAdmin: boolean) => boolean;
  /** Another string than that of its id, where the selection asks for one. */
  readonly labelOf?: (templates: readonly TemplateElement[]) => 'favorite' | 'unfavorite';
  /** @returns the ids that are done with; null when all stay selected */
  readonly run: (templates: readonly TemplateElement[], work: BulkWork) => Promise<readonly string[] | null>;
}
