import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { FormatButton } from './FormatButton.tsx';
import classes from './TextToolbar.module.css';
import { ValueButton, type ValueButtonProps } from './ValueButton.tsx';

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
