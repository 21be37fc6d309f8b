import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ValueButton.module.css';

export interface ValueButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  /** Value at the cursor; undefined when the selected words differ. */
  readonly shown: string | undefined;
  /** Its width is the same for all values, so that no other button moves when the cursor does. */
  readonly room: 'font' | 'size';
}

/** A button of the text bar that shows a value and opens what it can be. */
export function ValueButton({ label, shown, room, color: _color, ...rest }: ValueButtonProps) {
  const t = useT('text');
  return (
    <Button
      {...rest}
      className={classes.button}
      classNames={{ inner: classes.inner ?? '', label: classes.label ?? '' }}
      variant="subtle"
      color="gray"
      size="compact-sm"
      h={30}
      rightSection={<IconChevronDown size={14} />}
      data-room={room}
      aria-label={`${label}: ${shown ?? t('mixed')}`}
      data-tip={label}
    >
      {shown ?? '–'}
    </Button>
  );
}
