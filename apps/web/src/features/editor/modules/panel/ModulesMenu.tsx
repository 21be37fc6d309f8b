import { IconDotsVertical, IconFolderPlus, IconPackageExport } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { chooseInsertAs, type InsertAs, useInsertAs } from '../../../../shared/modules/insert-as.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../../../shared/ui/menu/menu-entry.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { saveAsModule } from '../actions/save-as-module.ts';
import { managedScopes } from '../library/module-permissions.ts';

const OWN = { canEdit: true };
const LIBRARY = { canEdit: false };

/** Asks how modules are inserted, and offers actions for all of them. */
export function ModulesMenu() {
  const t = useT('modules');
  const session = useEditorSession();
  const own = useInsertAs(OWN);
  const library = useInsertAs(LIBRARY);
  const account = useAccount();
  const mayAdd = managedScopes(account).length > 0;
  const saving = useAction(saveAsModule);
  // Admins can edit the modules of the library, too.
  const isOneKind = account.role === 'admin';
  const way = (as: InsertAs): MenuEntry => ({
    id: as,
    label: t(isOneKind ? `insertAs.${as}` : `insertAs.${as}.own`),
    hint: t(`insertAs.${as}.short`),
    current: own === as,
    run: () => chooseInsertAs(as, OWN),
  });
  const libraryWay = (as: InsertAs): MenuEntry => ({
    id: `library-${as}`,
    label: t(`insertAs.${as}.library`),
    hint: t(as === 'linked' ? 'insertAs.linked.libraryShort' : 'insertAs.copy.short'),
    current: library === as,
    run: () => chooseInsertAs(as, LIBRARY),
  });
  const save: MenuEntry = {
    id: 'save',
    label: t('saveSelection'),
    icon: <IconPackageExport size={16} />,
    disabled: !saving.enabled,
    ...(!saving.enabled && { hint: t('saveSelection.hint') }),
    run: saving.run,
  };
  const add: MenuEntry = {
    id: 'category',
    label: t('category.newDots'),
    icon: <IconFolderPlus size={16} />,
    run: () => openDialog(session, { kind: 'module-category' }),
  };
  return (
    <MenuButton
      width={280}
      content={{
        label: t('menu'),
        groups: session.readOnly
          ? [mayAdd ? [add] : []]
          : [
              [save, ...(mayAdd ? [add] : [])],
              [way('linked'), way('copy')],
              isOneKind ? [] : [libraryWay('linked'), libraryWay('copy')],
            ],
      }}
      button={(trigger) => (
        <IconButton {...trigger} size={30} label={t('menu')} icon={<IconDotsVertical size={16} />} />
      )}
    />
  );
}
