import type { TemplateElement } from '@mailwright/contract';
import type { DashboardView } from '../data/dashboard-view.ts';
import type { DashboardPageActions } from './menu-action.ts';

/** Context given to an action on many templates. */
export interface BulkWork {
  readonly view: DashboardView;
  readonly pageActions: DashboardPageActions;
  /** Signal that stops long work. */
  readonly signal: AbortSignal;
  /** Called with the number of templates that are done. */
  readonly report: (done: number) => void;
}

/** Action on all selected templates. Its label is the string `bulk.<id>`. */
export interface BulkAction {
  readonly id: 'tags' | 'favorite' | 'duplicate' | 'export' | 'unpublish' | 'restore' | 'remove' | 'delete';
  /** True when the action removes something; shown in red. */
  readonly danger?: boolean;
  readonly offered: (view: DashboardView, isAdmin: boolean) => boolean;
  /** Returns another label key than the id, where the selection needs one. */
  readonly labelOf?: (templates: readonly TemplateElement[]) => 'favorite' | 'unfavorite';
  /**
   * Runs the action.
   * @returns the ids to remove from the selection; null when all stay selected
   */
  readonly run: (templates: readonly TemplateElement[], work: BulkWork) => Promise<readonly string[] | null>;
}
