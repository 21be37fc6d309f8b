import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label' | 'children'> & {
    /** Accessible name and tooltip. */
    readonly label: string;
    /** Shortcut shown after the label in the tooltip, e.g. `Ctrl+S`. */
    readonly shortcut?: string;
    readonly icon: ReactNode;
  };

/** Shows a button with only an icon, always with an accessible name and a tooltip. */
export function IconButton({ label, shortcut, icon, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      size={32}
      {...rest}
      aria-label={label}
      data-tip={shortcut === undefined ? label : `${label}  ${shortcut}`}
    >
      {icon}
    </ActionIcon>
  );
}
