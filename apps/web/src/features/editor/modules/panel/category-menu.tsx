import type { Category } from '@mailwright/contract';
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { ModuleGroup } from '../../../../shared/modules/module-groups.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import type { MenuContent } from '../../../../shared/ui/menu/menu-entry.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import { changeCategory, deleteCategory } from '../library/module-changes.ts';

/**
 * Returns the menu of a category of modules, for people who may manage it. Hiding is for categories of the system, which
 * everybody sees.
 */
export function categoryMenu(session: EditorSession, { modules }: ModuleGroup, category: Category): MenuContent {
  const { name, hidden, group } = category;
  const hide = {
    id: 'hide',
    label: i18n.t('modules:category.hide'),
    icon: <IconEyeOff size={16} />,
    run: () => hideCategory(category),
  };
  const show = {
    id: 'show',
    label: i18n.t('modules:category.show'),
    icon: <IconEye size={16} />,
    run: () => showCategory(category),
  };
  return {
    label: name,
    groups: [
      [
        {
          id: 'rename',
          label: i18n.t('modules:rename'),
          icon: <IconPencil size={16} />,
          run: () => openDialog(session, { kind: 'module-category', category }),
        },
        ...(group === 'system' ? [hidden ? show : hide] : []),
      ],
      [
        {
          id: 'delete',
          label: i18n.t('modules:delete'),
          icon: <IconTrash size={16} />,
          danger: true,
          run: () => removeCategory(category, modules.length),
        },
      ],
    ],
  };
}

async function hideCategory(category: Category): Promise<void> {
  const { name } = category;
  const done = await confirm({
    title: i18n.t('modules:category.hideTitle', { name }),
    body: i18n.t('modules:category.hideBody'),
    confirmLabel: i18n.t('modules:category.hide'),
    act: () => changeCategory(category, { hidden: true }),
  });
  if (done) toast.success(i18n.t('modules:category.hidden', { name }));
}

async function showCategory(category: Category): Promise<void> {
  try {
    await changeCategory(category, { hidden: false });
    toast.success(i18n.t('modules:category.shown', { name: category.name }));
  } catch (error) {
    toast.error(errorSentence(error));
  }
}

async function removeCategory(category: Category, count: number): Promise<void> {
  const { name } = category;
  const done = await confirm({
    title: i18n.t('modules:category.deleteTitle', { name }),
    body: count === 0 ? i18n.t('modules:category.deleteEmptyBody') : i18n.t(deletionBody(category), { count }),
    confirmLabel: i18n.t('modules:delete'),
    danger: true,
    act: () => deleteCategory(category),
  });
  if (done) toast.success(i18n.t('modules:category.deleted', { name }));
}

/** Returns the key of the sentence on what happens to the category's modules: deleting a hidden category shows them again. */
export function deletionBody({ group, hidden }: Pick<Category, 'group' | 'hidden'>) {
  if (group !== 'system') return 'modules:category.deleteBody';
  return hidden ? 'modules:category.deleteHiddenBody' : 'modules:category.deleteSystemBody';
}
