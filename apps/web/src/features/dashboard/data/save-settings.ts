import {
  endpoints,
  isFavorite,
  type TemplateElement,
  type UpdateTemplateRequest,
  withFavorite,
} from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { refreshTemplates } from './cached-lists.ts';

interface Settings extends Pick<UpdateTemplateRequest, 'name' | 'description' | 'subject' | 'preheader'> {
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Saves a template's name and the other values of its settings.
 * @throws ApiError when the server refuses
 */
export async function saveSettings(
  template: TemplateElement,
  { name, description, subject, preheader, tags, categories }: Settings,
): Promise<void> {
  await change(template, {
    // What is shown in another language than it is stored in stays as it is stored.
    ...(name !== template.name && { name }),
    ...(description !== template.description && { description }),
    subject,
    preheader,
    categories: [...categories],
    tags: withFavorite(tags.join(','), isFavorite(template.tags)),
  });
}

/**
 * Sets the sending system that a template is exported for; null for the one of the person who exports it. Returns the revision
 * after the change.
 * @throws ApiError when the server refuses
 */
export function keepProfile(template: TemplateElement, profile: TemplateElement['profile']): Promise<number> {
  return change(template, { profile });
}

async function change(
  { id, isSystem, isShared, revision }: TemplateElement,
  body: Partial<UpdateTemplateRequest>,
): Promise<number> {
  const row = isSystem ? endpoints.systemTemplates.update : endpoints.userTemplates.update;
  const answer = await call(row, {
    params: { id },
    // A shared draft may have been changed by somebody else since this list was loaded.
    headers: isShared ? { 'if-match': `"${revision}"` } : {},
    body,
  });
  await refreshTemplates();
  return 'revision' in answer ? answer.revision : revision;
}
