import { FAVORITE_TAG, isFavorite, type TemplateElement } from '@mailwright/contract';
import i18next from 'i18next';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { changeAll, changeTagsOfAll } from '../data/bulk-changes.ts';
import { notifyFailures } from './notify-failures.ts';

export function allFavorites(templates: readonly TemplateElement[]): boolean {
  return templates.length > 0 && templates.every(({ tags }) => isFavorite(tags));
}

/** Marks many templates as favorites, or takes the marks away. */
export async function markFavorites(templates: readonly TemplateElement[], marked: boolean): Promise<void> {
  const change = marked ? { add: [FAVORITE_TAG] } : { remove: [FAVORITE_TAG] };
  try {
    const ids = templates.map(({ id }) => id);
    const { updated, failed } = await changeAll(ids, changeTagsOfAll(change));
    const said = marked ? 'dashboard:bulk.favorite.done' : 'dashboard:bulk.unfavorite.done';
    if (updated.length > 0) toast.success(i18next.t(said, { count: updated.length }));
    notifyFailures(templates, failed);
  } catch (error) {
    toast.error(errorSentence(error));
  }
}
