import type { TemplateElement } from '@mailwright/contract';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { notifyCopied } from './tell-copied.ts';
import { copyTemplate } from './template-changes.ts';

interface DuplicateOptions {
  readonly copySharedInfo?: boolean;
}

/** Copies a template into the person's drafts and says where the copy is. Returns true when it was copied. */
export async function duplicateTemplate(
  template: TemplateElement,
  page: Pick<DashboardPageActions, 'goTo' | 'showInDrafts'>,
  options: DuplicateOptions = {},
): Promise<boolean> {
  const id = await copyTemplate(template, options);
  if (id === null) return false;
  notifyCopied(template, id, page);
  return true;
}
