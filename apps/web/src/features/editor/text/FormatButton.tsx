import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { isMac } from '../actions/shortcut.ts';

interface FormatButtonProps {
  readonly label: string;
  readonly icon: Icon;
  /** Pressed together with ctrl or cmd. */
  readonly letter?: string | undefined;
  /** Absent: a button that does something, not a switch. */
  readonly active?: boolean;
  readonly expanded?: boolean;
  readonly color?: string | undefined;
  readonly onClick?: () => void;
  readonly ref?: ComponentPropsWithRef<'button'>['ref'];
}

/** A button of the text bar. */
export function FormatButton({ label, icon: Glyph, letter, active, expanded, color, onClick, ref }: FormatButtonProps) {
  return (
    <IconButton
      ref={ref}
      size={30}
      label={label}
      {...(letter && { shortcut: `${isMac() ? '⌘' : 'Ctrl+'}${letter}` })}
      {...(active !== undefined && { 'aria-pressed': active })}
      {...(expanded !== undefined && { 'aria-expanded': expanded, 'aria-haspopup': 'dialog' as const })}
      variant={active || expanded ? 'light' : 'subtle'}
      color={active || expanded ? undefined : 'gray'}
      icon={<Glyph size={17} {...(color && { style: { color } })} />}
      onClick={onClick}
    />
  );
}
