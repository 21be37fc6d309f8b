import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { isMac, type Shortcut, shortcutKeys } from '../../../../shared/shortcuts/shortcut.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';

interface FormatButtonProps {
  readonly label: string;
  readonly icon: Icon;
  readonly shortcut?: Shortcut;
  /** Absent: a button that does something, not a switch. */
  readonly active?: boolean;
  readonly expanded?: boolean;
  readonly color?: string | undefined;
  readonly onClick?: () => void;
  readonly ref?: ComponentPropsWithRef<'button'>['ref'];
}

/** A button of the text bar. */
export function FormatButton({
  label,
  icon: Glyph,
  shortcut,
  active,
  expanded,
  color,
  onClick,
  ref,
}: FormatButtonProps) {
  return (
    <IconButton
      ref={ref}
      size={30}
      label={label}
      {...(shortcut && { shortcut: shortcutText(shortcut) })}
      {...(active !== undefined && { 'aria-pressed': active })}
      {...(expanded !== undefined && { 'aria-expanded': expanded, 'aria-haspopup': 'dialog' as const })}
      variant={active || expanded ? 'light' : 'subtle'}
      color={active || expanded ? undefined : 'gray'}
      icon={<Glyph size={17} {...(color && { style: { color } })} />}
      onClick={onClick}
    />
  );
}

function shortcutText(shortcut: Shortcut): string {
  const mac = isMac();
  return shortcutKeys(shortcut, mac).join(mac ? '' : '+');
}
