import type { BulkAnswer, TemplateElement } from '@mailwright/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';

/** Names each template that could not be changed, with its reason. */
export function notifyFailures(
  templates: readonly TemplateElement[],
  failed: BulkAnswer['failed'],
  sentenceOf: (error: ApiError) => string = errorSentence,
): void {
  if (failed.length === 0) return;
  const names = new Map(templates.map(({ id, name }) => [id, name]));
  const reasons = failed.map(
    ({ id, code, error }) => `“${names.get(id) ?? id}”: ${sentenceOf(new ApiError(409, code, error))}`,
  );
  toast.error([i18n.t('dashboard:bulk.failed', { count: failed.length }), ...reasons].join(' '), { lasting: true });
}
