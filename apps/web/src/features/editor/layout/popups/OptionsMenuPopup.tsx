import { Menu } from '@mantine/core';
import { MenuBody } from '../../../../shared/ui/menu/MenuBody.tsx';
import type { MenuFrame } from '../../../../shared/ui/menu/MenuButton.tsx';
import { ActionMenuItem } from '../../core/actions/ActionMenuItem.tsx';
import { isVisible } from '../../core/actions/action.ts';
import { preview } from '../../core/actions/preview.ts';
import { islandToConvert } from '../../core/island/island-to-convert.ts';
import { useEditorSession, useEditorState, useSessionState, useView } from '../../core/session/use-editor-session.ts';
import { OPTIONS_MENU } from '../actions.ts';

/** The actions that are possible now, in their groups. */
export function OptionsMenuPopup({ label, ...frame }: MenuFrame & { readonly label: string }) {
  const session = useEditorSession();
  useSessionState(({ template }) => template.status);
  useEditorState(islandToConvert);
  // The bar has a button for it where there is room.
  const compact = useView((view) => view.compact && !view.preview);
  const menu = compact ? [[preview], ...OPTIONS_MENU] : OPTIONS_MENU;
  const groups = menu.map((group) => group.filter((action) => isVisible(action, session)));
  return (
    <MenuBody label={label} {...frame}>
      {groups
        .filter((group) => group.length > 0)
        .map((group, index) => [
          index > 0 && <Menu.Divider key={`before-${group[0]?.id}`} />,
          ...group.map((action) => <ActionMenuItem key={action.id} action={action} />),
        ])}
    </MenuBody>
  );
}
