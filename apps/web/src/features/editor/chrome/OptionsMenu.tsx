import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx';
import { isVisible } from '../actions/action.ts';
import { OPTIONS_MENU } from '../actions/actions.ts';
import { islandToConvert } from '../session/island/island-to-convert.ts';
import { useEditorSession, useEditorState, useSessionState } from '../session/use-editor-session.ts';

/** What is done to the template as a whole. */
export function OptionsMenu() {
  const t = useT('editor');
  const session = useEditorSession();
  useSessionState(({ template }) => template.status);
  useEditorState(islandToConvert);
  const groups = OPTIONS_MENU.map((group) => group.filter((action) => isVisible(action, session)));
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <IconButton label={t('top.options')} icon={<IconDots size={18} stroke={1.7} />} />
      </Menu.Target>
      <Menu.Dropdown>
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => [
            index > 0 && <Menu.Divider key={`before-${group[0]?.id}`} />,
            ...group.map((action) => <ActionMenuItem key={action.id} action={action} />),
          ])}
      </Menu.Dropdown>
    </Menu>
  );
}
