import type { Asset } from '@mailwright/contract';
import { errorSentence } from '../../api/error-sentence.ts';
import { listOf } from '../../format.ts';
import { i18n } from '../../i18n/i18n.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import { toast } from '../../ui/toast/toast.tsx';
import { removeImages, usageOf } from './library-changes.ts';

/** Largest number of templates that are named. */
const NAMED = 3;

/**
 * Removes images from the library after a confirmation that names the templates that show them. Returns true when they were
 * removed.
 */
export async function askToRemove(images: readonly Asset[]): Promise<boolean> {
  const [first] = images;
  if (!first) return false;
  const count = images.length;
  const usage = await usageOf(images).catch((error: unknown) => {
    toast.error(errorSentence(error));
    return null;
  });
  if (usage === null) return false;
  const removed = await confirm({
    title: i18n.t('images:remove.title', { count, name: first.originalName }),
    body: whatUsesThem(count, usage),
    confirmLabel: i18n.t('images:remove'),
    danger: true,
    act: () => removeImages(images),
  });
  if (removed) toast.success(i18n.t('images:removed', { count }));
  return removed;
}

function whatUsesThem(count: number, { uses, total }: Awaited<ReturnType<typeof usageOf>>): string {
  if (total === 0) return i18n.t('images:remove.unused', { count });
  const named = uses
    .slice(0, NAMED)
    .map(({ name, isModule }) => i18n.t(isModule ? 'images:remove.module' : 'images:remove.template', { name }));
  const others = total - named.length;
  const templates = listOf(others > 0 ? [...named, i18n.t('images:remove.others', { count: others })] : named);
  return uses.some(({ isModule }) => isModule)
    ? i18n.t('images:remove.usedInModules', { templates })
    : i18n.t('images:remove.used', { count: total, templates });
}
