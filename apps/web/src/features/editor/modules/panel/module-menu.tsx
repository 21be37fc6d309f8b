import type { CustomModule } from '@mailwright/contract';
import {
  IconCopy,
  IconCopyPlus,
  IconEdit,
  IconFolderSymlink,
  IconLink,
  IconListSearch,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { MenuContent, MenuEntry } from '../../../../shared/ui/menu/menu-entry.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import { openModuleImpact } from '../../core/template/open-module-impact.ts';
import { askToDelete } from '../library/ask-to-delete.ts';
import { editModule } from '../library/edit-module.ts';
import { insertModule } from '../library/insert-module.ts';
import { duplicateModule } from '../library/module-changes.ts';
import { revealModule } from '../library/reveal-module.ts';

/** Returns the menu of a module, for people who may change it and for all others. */
export function moduleMenu(session: EditorSession, module: CustomModule): MenuContent {
  const { name, canEdit } = module;
  const insert: readonly MenuEntry[] = session.readOnly
    ? []
    : [
        {
          id: 'insert-linked',
          label: i18n.t('modules:insert.linked'),
          icon: <IconLink size={16} />,
          run: () => insertModule(session, module, { as: 'linked' }),
        },
        {
          id: 'insert-copy',
          label: i18n.t('modules:insert.copy'),
          icon: <IconCopyPlus size={16} />,
          run: () => insertModule(session, module, { as: 'copy' }),
        },
      ];
  const duplicate: MenuEntry = {
    id: 'duplicate',
    label: i18n.t(canEdit && !module.isSystem ? 'modules:duplicate' : 'modules:duplicateToMine'),
    icon: <IconCopy size={16} />,
    run: () => duplicateAndShow(session, module),
  };
  // Who may not change a module may still have a new version of it brought to their own templates.
  const uses: MenuEntry = {
    id: 'uses',
    label: i18n.t('modules:uses'),
    icon: <IconListSearch size={16} />,
    run: () => openModuleImpact(session, module),
  };
  const own: readonly MenuEntry[] = [
    {
      id: 'edit',
      label: i18n.t('modules:edit'),
      icon: <IconEdit size={16} />,
      run: () => editModule(module.id),
    },
    {
      id: 'rename',
      label: i18n.t('modules:rename'),
      icon: <IconPencil size={16} />,
      run: () => openDialog(session, { kind: 'module', module }),
    },
    {
      id: 'move',
      label: i18n.t('modules:move'),
      icon: <IconFolderSymlink size={16} />,
      run: () => openDialog(session, { kind: 'move-module', module }),
    },
  ];
  return {
    label: name,
    groups: [
      insert,
      canEdit ? [...own, uses, duplicate] : [uses, duplicate],
      canEdit
        ? [
            {
              id: 'delete',
              label: i18n.t('modules:deleteModule'),
              icon: <IconTrash size={16} />,
              danger: true,
              run: () => askToDelete(module),
            },
          ]
        : [],
    ],
  };
}

async function duplicateAndShow(session: EditorSession, module: CustomModule): Promise<void> {
  try {
    const made = await duplicateModule(module);
    toast.success(i18n.t('modules:duplicated', { name: made.name }));
    revealModule(session, made.id);
  } catch (error) {
    toast.error(errorSentence(error));
  }
}
