import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './MenuButton.module.css';
import type { MenuFrame } from './MenuButton.tsx';

interface PanelAtButtonProps extends MenuFrame {
  readonly label: string;
  readonly position: NonNullable<PopoverProps['position']>;
  readonly children: ReactNode;
}

/** Shows the open panel of a `MenuButton` that is not a menu: it takes the focus and gives it back. */
export function PanelAtButton({ label, position, width, opened, close, children }: PanelAtButtonProps) {
  // Opening after the first drawing lets the panel see which element has the focus, to give it back there.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Popover
      opened={opened && ready}
      onChange={(next) => !next && close()}
      position={position}
      width={width}
      shadow="lg"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
