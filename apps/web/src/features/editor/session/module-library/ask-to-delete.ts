import { type CustomModule, endpoints, type ModuleUses } from '@mailwright/contract';
import i18next from 'i18next';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { listOf } from '../../../../shared/format.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { deleteModule } from './module-changes.ts';

/** As many templates as are named. */
const NAMED = 3;

/** Deletes a module once somebody has agreed, who is told first where it is linked; there it stays as a copy. */
export async function askToDelete(module: CustomModule): Promise<void> {
  const { id, name } = module;
  const uses = await call(endpoints.customModules.uses, { params: { id }, query: { limit: NAMED } }).catch(
    (error: unknown) => {
      toast.error(errorSentence(error));
      return null;
    },
  );
  if (uses === null) return;
  const deleted = await confirm({
    title: i18next.t('modules:deleteTitle', { name }),
    body: whereItIsUsed(uses),
    confirmLabel: i18next.t('modules:deleteModule'),
    danger: true,
    act: () => deleteModule(module),
  });
  if (deleted) toast.success(i18next.t('modules:deleted', { name }));
}

function whereItIsUsed({ uses, total }: ModuleUses): string {
  if (total === 0) return i18next.t('modules:deleteUnused');
  const named = uses.slice(0, NAMED).map(({ name }) => i18next.t('modules:use', { name }));
  const others = total - named.length;
  const list = others > 0 ? [...named, i18next.t('modules:otherUses', { count: others })] : named;
  return i18next.t('modules:deleteUsed', { count: total, templates: listOf(list) });
}
