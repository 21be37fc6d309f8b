import { type CustomModule, endpoints, type ModuleUses } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { listOf } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { deleteModule } from './module-changes.ts';
import { type NamedUse, namedUses } from './named-uses.ts';

/** As many names as are said. */
const NAMED = 3;

/** As many templates as names are looked for in. */
const LOOKED_AT = 30;

/** Deletes a module once somebody has agreed, who is told first where it is linked; there it stays as a copy. */
export async function askToDelete(module: CustomModule): Promise<void> {
  const { id, name } = module;
  const uses = await call(endpoints.customModules.uses, { params: { id }, query: { limit: LOOKED_AT } }).catch(
    (error: unknown) => {
      toast.error(errorSentence(error));
      return null;
    },
  );
  if (uses === null) return;
  const deleted = await confirm({
    title: i18n.t('modules:deleteTitle', { name }),
    body: whereItIsUsed(uses),
    confirmLabel: i18n.t('modules:deleteModule'),
    danger: true,
    act: () => deleteModule(module),
  });
  if (deleted) toast.success(i18n.t('modules:deleted', { name }));
}

function whereItIsUsed({ uses, total, modules }: ModuleUses): string {
  if (total === 0) return i18n.t('modules:deleteUnused');
  const named = namedUses(uses, NAMED);
  const others = total - named.reduce((sum, { count }) => sum + count, 0);
  const names = named.map(nameInSentence);
  const list = others > 0 ? [...names, i18n.t('modules:otherUses', { count: others })] : names;
  const templates = listOf(list);
  return modules > 0
    ? i18n.t('modules:deleteUsedInModules', { templates })
    : i18n.t('modules:deleteUsed', { count: total, templates });
}

function nameInSentence({ name, isModule, count }: NamedUse): string {
  const quoted = i18n.t(isModule ? 'modules:useInModule' : 'modules:use', { name });
  return count > 1 ? i18n.t('modules:useCounted', { name: quoted, number: count }) : quoted;
}
