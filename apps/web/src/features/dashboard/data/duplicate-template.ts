import type { TemplateElement } from '@mailwright/contract';
import i18next from 'i18next';
import { toast } from '../../../shared/ui/toast.tsx';
import { copyTemplate } from './template-changes.ts';

interface DuplicateOptions {
  readonly copySharedInfo?: boolean;
}

/** Copies a template into the person's drafts and offers to open the copy; true when there is one. */
export async function duplicateTemplate(
  template: TemplateElement,
  page: { readonly goTo: (path: string) => void },
  options: DuplicateOptions = {},
): Promise<boolean> {
  const id = await copyTemplate(template, options);
  if (id === null) return false;
  toast.success(i18next.t('dashboard:toast.duplicated', { name: template.name }), {
    action: { label: i18next.t('dashboard:action.edit'), run: () => page.goTo(`/edit/${id}`) },
  });
  return true;
}
