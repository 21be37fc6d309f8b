import {
  endpoints,
  type FindingInfo,
  isFavorite,
  nextStatus,
  type StatusAction,
  type TemplateElement,
  withFavorite,
} from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { findingsIn } from '../../../shared/checks/findings-in.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { changeInLists, refreshTemplates, type TemplateChange } from './cached-lists.ts';
import { removalSentence } from './removal-sentence.ts';

/**
 * Shows a change in the lists at once and sends it. When the server refuses, it restores the lists, shows the reason and
 * returns false.
 */
async function optimistic(
  id: string,
  change: TemplateChange,
  send: () => Promise<unknown>,
  sentenceOf: (error: unknown) => string = errorSentence,
): Promise<boolean> {
  const rollBack = await changeInLists(id, change);
  try {
    await send();
    return true;
  } catch (error) {
    rollBack();
    toast.error(sentenceOf(error));
    return false;
  } finally {
    void refreshTemplates();
  }
}

/** Marks a template as a favorite, or removes the mark. */
export function toggleFavorite(template: TemplateElement): Promise<boolean> {
  const tags = withFavorite(template.tags, !isFavorite(template.tags));
  return optimistic(
    template.id,
    (current) => ({ ...current, tags }),
    () => call(endpoints.userTemplates.update, { params: { id: template.id }, body: { tags } }),
  );
}

/** Publishes, unpublishes, removes or restores; the card leaves the lists it no longer belongs to. */
export function changeStatus(
  template: TemplateElement,
  action: Exclude<StatusAction, 'deleteForever'>,
): Promise<boolean> {
  const { id, isSystem } = template;
  const status = nextStatus(template.status, action, template);
  if (status === null || status === 'gone') return Promise.resolve(false);
  return optimistic(
    id,
    (current) => ({ ...current, status }),
    () =>
      isSystem && action === 'remove'
        ? call(endpoints.systemTemplates.remove, { params: { id }, headers: { deletetype: 'soft_delete' } })
        : call(endpoints.userTemplates.status, { params: { id, status } }),
    action === 'remove' ? removalSentence : errorSentence,
  );
}

/** Publishes a draft. When it fails, it shows the reason or, with checks, returns the problems that readers would notice. */
export async function publishTemplate(
  { id }: TemplateElement,
  query: { readonly checks: boolean },
): Promise<{ readonly done: boolean; readonly findings: readonly FindingInfo[] | null }> {
  try {
    await call(endpoints.userTemplates.status, { params: { id, status: 'published' }, query });
    return { done: true, findings: null };
  } catch (error) {
    const findings = findingsIn(error);
    if (findings === null) toast.error(errorSentence(error));
    return { done: false, findings };
  } finally {
    void refreshTemplates();
  }
}

export function deleteForever({ id, isSystem }: TemplateElement): Promise<boolean> {
  return optimistic(
    id,
    () => null,
    () =>
      isSystem
        ? call(endpoints.systemTemplates.remove, { params: { id }, headers: { deletetype: 'hard_delete' } })
        : call(endpoints.userTemplates.remove, { params: { id } }),
  );
}

/**
 * Copies a template into the person's drafts.
 * @returns the id of the copy, null when it could not be made (a toast has said why)
 */
export async function copyTemplate(
  template: TemplateElement,
  query: { readonly copySharedInfo?: boolean } = {},
): Promise<string | null> {
  try {
    const { templateId } = await call(endpoints.userTemplates.clone, { params: { id: template.id }, query });
    return templateId;
  } catch (error) {
    toast.error(errorSentence(error));
    return null;
  } finally {
    void refreshTemplates();
  }
}
