import {
  endpoints,
  isFavorite,
  type TemplateElement,
  type UpdateTemplateRequest,
  withFavorite,
} from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { refreshTemplates } from './cached-lists.ts';

interface Settings extends Pick<UpdateTemplateRequest, 'name' | 'description' | 'preheader'> {
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Changes what a template is called and the like.
 * @throws ApiError when the server refuses
 */
export async function saveSettings(template: TemplateElement, { tags, categories, ...rest }: Settings): Promise<void> {
  const { id, isSystem, isShared, revision } = template;
  const row = isSystem ? endpoints.systemTemplates.update : endpoints.userTemplates.update;
  await call(row, {
    params: { id },
    // A shared draft may have been changed by somebody else since this list was loaded.
    headers: isShared ? { 'if-match': `"${revision}"` } : {},
    body: {
      ...rest,
      categories: [...categories],
      tags: withFavorite(tags.join(','), isFavorite(template.tags)),
    },
  });
  await refreshTemplates();
}
