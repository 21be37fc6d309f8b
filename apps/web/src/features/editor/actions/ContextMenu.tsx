import { Menu, UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../session/use-editor-session.ts';
import { SelectionMenuItems } from './SelectionMenuItems.tsx';

/** The menu of what is selected, where it was asked for. Closed, it gives the focus back to where it came from. */
export function ContextMenu() {
  const t = useT('editor');
  const { view } = useEditorSession();
  const at = useView(({ contextMenu }) => contextMenu);
  const from = useRef<Element | null>(null);
  if (at === null) return null;
  from.current ??= document.activeElement;
  const close = () => {
    view.setState({ contextMenu: null });
    const back = from.current;
    from.current = null;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      offset={0}
      width={264}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          tabIndex={-1}
          aria-label={t('selection.menu')}
          style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }}
        />
      </Menu.Target>
      <Menu.Dropdown onContextMenu={(event) => event.preventDefault()}>
        <SelectionMenuItems />
      </Menu.Dropdown>
    </Menu>
  );
}
