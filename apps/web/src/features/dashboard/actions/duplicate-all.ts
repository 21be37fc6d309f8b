import { type BulkAnswer, endpoints, type TemplateElement } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { refreshTemplates } from '../data/cached-lists.ts';
import type { BulkWork } from './bulk-action.ts';
import { notifyFailures } from './notify-failures.ts';

/** Number of copies requested in one call: few, so that progress is seen and stopping takes effect. */
const AT_ONCE = 4;

/** Copies templates into the person's drafts. When stopped, it says how many copies were made. */
export async function duplicateAll(
  templates: readonly TemplateElement[],
  { pageActions, signal, report }: BulkWork,
): Promise<null> {
  const created: string[] = [];
  const failed: BulkAnswer['failed'] = [];
  try {
    for (let start = 0; start < templates.length && !signal.aborted; start += AT_ONCE) {
      const ids = templates.slice(start, start + AT_ONCE).map(({ id }) => id);
      const answer = await call(endpoints.userTemplates.bulkClone, { body: { ids } });
      created.push(...answer.created.map(({ templateId }) => templateId));
      failed.push(...answer.failed);
      report(start + ids.length);
    }
  } catch (error) {
    toast.error(errorSentence(error));
  } finally {
    void refreshTemplates();
  }
  if (created.length > 0) {
    toast.success(i18n.t('dashboard:bulk.duplicate.done', { count: created.length }), {
      action: { label: i18n.t('dashboard:copied.show'), run: () => pageActions.showInDrafts(created) },
    });
  }
  notifyFailures(templates, failed);
  return null;
}
