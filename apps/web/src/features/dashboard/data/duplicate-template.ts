import type { TemplateElement } from '@mailwright/contract';
import type { DashboardPageHands } from '../actions/menu-action.ts';
import { tellCopied } from './tell-copied.ts';
import { copyTemplate } from './template-changes.ts';

interface DuplicateOptions {
  readonly copySharedInfo?: boolean;
}

/** Copies a template into the person's drafts and says where the copy is; true when there is one. */
export async function duplicateTemplate(
  template: TemplateElement,
  page: Pick<DashboardPageHands, 'goTo' | 'showInDrafts'>,
  options: DuplicateOptions = {},
): Promise<boolean> {
  const id = await copyTemplate(template, options);
  if (id === null) return false;
  tellCopied(template, id, page);
  return true;
}
