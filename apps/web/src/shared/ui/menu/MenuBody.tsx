import { Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './MenuButton.module.css';
import type { MenuFrame } from './MenuButton.tsx';

interface MenuBodyProps extends MenuFrame {
  readonly label: string;
  /** Items of Mantine's menu. */
  readonly children: ReactNode;
}

/**
 * Props of the popover below, which Menu passes on: the anchor gets no roles. It only marks a place; the button beside it says
 * what it opens.
 */
const WITHOUT_ROLES = { withRoles: false };

/** Shows the open menu of a `MenuButton`. */
export function MenuBody({ label, width, opened, close, children }: MenuBodyProps) {
  // Opening after the first drawing lets the menu see which element has the focus, to give it back there.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // The menu takes the focus a moment after it is shown, and only then its keys.
  useWindowEvent('keydown', ({ key, isComposing }) => {
    if (opened && key === 'Escape' && !isComposing) close();
  });
  return (
    <Menu opened={opened && ready} onClose={close} position="bottom-end" width={width} {...WITHOUT_ROLES}>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}
