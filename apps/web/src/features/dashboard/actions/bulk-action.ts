import type { TemplateElement } from '@mailwright/contract';
import type { DashboardView } from '../data/dashboard-view.ts';

/** Something one can do with all selected templates. Its label is the string `bulk.<id>`. */
export interface BulkAction {
  readonly id: 'unpublish' | 'restore' | 'remove' | 'delete';
  /** It takes something away; stands in red. */
  readonly danger?: boolean;
  readonly offered: (view: DashboardView, isAdmin: boolean) => boolean;
  /** @returns the ids that are done with; null when nothing was tried */
  readonly run: (templates: readonly TemplateElement[], view: DashboardView) => Promise<readonly string[] | null>;
}
