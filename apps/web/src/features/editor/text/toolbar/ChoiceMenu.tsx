import { Button, Menu } from '@mantine/core';
import { type Icon, IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { FormatButton } from './FormatButton.tsx';
import classes from './TextToolbar.module.css';

/** One of several values of which a text has one; null is what applies where nothing is said. */
export interface Choice<V> {
  readonly value: V | null;
  readonly label: string;
  /** Shows the entry as it will look. */
  readonly style?: CSSProperties;
}

interface ChoiceMenuProps<V> {
  readonly label: string;
  /** Content of the button: always the same, or the value at the cursor. */
  readonly face: Icon | Pick<ValueButtonProps, 'shown' | 'room'>;
  readonly choices: readonly Choice<V>[];
  /** undefined where the selected words differ. */
  readonly value: V | null | undefined;
  readonly onChoose: (value: V | null) => void;
  /** Closed without a choice: the text takes the keys again. */
  readonly onLeave: () => void;
}

/** A button of the text bar that opens values to choose from. */
export function ChoiceMenu<V extends string | number>(props: ChoiceMenuProps<V>) {
  const { label, face, choices, value, onChoose, onLeave } = props;
  return (
    <Menu withinPortal withInitialFocusPlaceholder={false} returnFocus={false} onClose={onLeave}>
      <Menu.Target>
        {'room' in face ? <ValueButton label={label} {...face} /> : <FormatButton label={label} icon={face} />}
      </Menu.Target>
      <Menu.Dropdown className={classes.choices}>
        {choices.map((choice) => (
          <Menu.RadioItem
            key={choice.value ?? ''}
            value={String(choice.value ?? '')}
            checked={choice.value === value}
            closeMenuOnClick
            {...(choice.style && { style: choice.style })}
            onChange={() => onChoose(choice.value)}
          >
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ValueButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  /** Value at the cursor; undefined when the selected words differ. */
  readonly shown: string | undefined;
  /** Its width is the same for all values, so that no other button moves when the cursor does. */
  readonly room: 'font' | 'size';
}

/** A button of the text bar that shows a value and opens what it can be. */
function ValueButton({ label, shown, room, color: _color, ...rest }: ValueButtonProps) {
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
