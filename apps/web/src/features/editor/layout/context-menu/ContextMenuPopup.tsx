import { Menu, UnstyledButton } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { SelectionMenuItems } from './SelectionMenuItems.tsx';

interface ContextMenuPopupProps {
  /** Client coordinates of the top window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

export function ContextMenuPopup({ at, onClose }: ContextMenuPopupProps) {
  const t = useT('editor');
  return (
    <Menu
      opened
      onClose={onClose}
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
