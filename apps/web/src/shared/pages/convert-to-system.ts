import { endpoints, type TemplateInfo } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { queryClient } from '../api/query-client.ts';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast/toast.tsx';

/** Copies a published template to everybody's library. Returns true when it was copied. */
export async function convertToSystem({ id, name }: Pick<TemplateInfo, 'id' | 'name'>): Promise<boolean> {
  try {
    await call(endpoints.userTemplates.clone, { params: { id }, query: { system: true } });
  } catch (error) {
    toast.error(errorSentence(error));
    return false;
  }
  toast.success(i18n.t('shared:converted', { name }));
  void queryClient.invalidateQueries({ queryKey: ['templates'] });
  return true;
}
