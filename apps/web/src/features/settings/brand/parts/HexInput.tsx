import { ColorSwatch, TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { ColorDropdown } from '../../../../shared/color/ColorDropdown.tsx';
import { useColorChoice } from '../../../../shared/color/use-color-choice.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './HexInput.module.css';

interface HexInputProps {
  readonly label: string;
  /** Name of the color, for screen readers, where several inputs have the same label. */
  readonly of?: string;
  /** Color as `#rrggbb`; empty for none. */
  readonly value: string;
  /** Color that applies while there is none. */
  readonly fallback?: string;
  readonly placeholder?: string;
  readonly size?: 'xs' | 'sm';
  /** Colors offered to choose from. */
  readonly swatches?: readonly { readonly name: string; readonly color: string }[];
  readonly onChange: (color: string) => void;
  /** Called to remove the color; absent where a color is required. */
  readonly onClear?: () => void;
}

const HEX = /^#?([0-9a-f]{6})$/i;

/**
 * Asks for a color, typed or picked. An incomplete color stays in the field only, until it is complete or the field loses the
 * focus.
 */
export function HexInput({ value, fallback, label, of, swatches = [], onChange, onClear, ...input }: HexInputProps) {
  const t = useT('brand');
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const write = (color: string) => {
    const [, digits] = HEX.exec(color.trim()) ?? [];
    if (digits !== undefined) onChange(`#${digits.toLowerCase()}`);
  };
  const choice = useColorChoice({ value, write, clear: onClear, onClosed: () => button.current?.focus() });
  const shown = value === '' ? fallback : value;
  const name = of === undefined ? label : `${of}, ${label}`;
  const picker = (
    <ColorDropdown
      position="bottom-start"
      choice={choice}
      label={name}
      value={shown ?? ''}
      write={write}
      offered={({ value: standing, onChoose }) =>
        swatches.length > 0 && (
          <div className={classes.swatches}>
            {swatches.map(({ name: title, color }) => (
              <ColorSwatch
                key={`${title} ${color}`}
                component="button"
                type="button"
                size={20}
                color={color}
                aria-label={`${title} ${color}`}
                aria-pressed={color === standing}
                onClick={() => onChoose(color)}
                data-mantine-stop-propagation
              />
            ))}
          </div>
        )
      }
      target={
        <UnstyledButton
          ref={button}
          className={classes.pick}
          aria-label={t('color.choose', { name })}
          aria-expanded={choice.opened}
          onClick={choice.opened ? choice.apply : choice.open}
        >
          {shown === undefined ? <span className={classes.none} /> : <ColorSwatch color={shown} size={16} />}
        </UnstyledButton>
      }
    />
  );
  return (
    <TextInput
      {...input}
      label={label}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: classes.input }}
      leftSection={picker}
      value={typed ?? value}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(HEX.test(next.trim()) ? null : next);
        if (next === '') onClear?.();
        else write(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
