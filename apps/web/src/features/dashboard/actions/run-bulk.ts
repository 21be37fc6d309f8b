import type { BulkAnswer, TemplateElement } from '@mailwright/contract';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { changeAll } from '../data/bulk-changes.ts';
import { removalSentence } from '../data/removal-sentence.ts';
import { notifyFailures } from './notify-failures.ts';

interface BulkRun {
  readonly id: 'unpublish' | 'restore' | 'remove' | 'delete';
  readonly danger?: boolean;
  readonly change: (ids: string[]) => Promise<BulkAnswer>;
}

/** Asks for confirmation, changes all templates, and names each one that could not be changed with its reason. */
export async function runBulk(
  templates: readonly TemplateElement[],
  { id, danger = false, change }: BulkRun,
): Promise<readonly string[] | null> {
  const count = templates.length;
  const sure = await confirm({
    title: i18n.t(`dashboard:bulk.${id}.title`, { count }),
    body: i18n.t(`dashboard:bulk.${id}.body`),
    confirmLabel: i18n.t(`dashboard:bulk.${id}`),
    danger,
  });
  if (!sure) return null;
  try {
    const ids = templates.map((template) => template.id);
    const { updated, failed } = await changeAll(ids, change);
    if (updated.length > 0) toast.success(i18n.t(`dashboard:bulk.${id}.done`, { count: updated.length }));
    notifyFailures(templates, failed, id === 'remove' ? removalSentence : errorSentence);
    return updated;
  } catch (error) {
    toast.error(errorSentence(error));
    return null;
  }
}
