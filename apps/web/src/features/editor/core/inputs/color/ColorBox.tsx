import { ColorSwatch, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { typedColor } from '../../../../../shared/color/typed-color.ts';
import { useColorChoice } from '../../../../../shared/color/use-color-choice.ts';
import { useTypedText } from '../../../../../shared/forms/use-typed-text.ts';
import classes from './ColorBox.module.css';
import { ColorPopover } from './ColorPopover.tsx';

interface ColorBoxProps {
  readonly id?: string;
  readonly label: string;
  /** Empty: none. */
  readonly value: string;
  /** Color that applies while there is no value. */
  readonly fallback?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  /** `named`: which color of a brand kit it is. */
  readonly onChange: (color: string, named?: string) => boolean;
  /** For which mode the color is. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /** Takes the color away, where there may be none. */
  readonly onClear?: (() => void) | undefined;
  readonly onDone?: () => void;
}

/** A field for a color: typed, or chosen in the popover that a click or the down arrow opens; pressed again, it leads to the swatches. */
export function ColorBox(props: ColorBoxProps) {
  const { id, label, value, fallback, placeholder, disabled = false, scheme, onChange, onClear, onDone } = props;
  const input = useRef<HTMLInputElement>(null);
  const swatches = useRef<HTMLDivElement>(null);
  const { text, refused, type } = useTypedText(value, (next) => {
    const color = typedColor(next);
    return color !== '' && onChange(color);
  });
  const onClosed = () => {
    if (swatches.current?.contains(document.activeElement)) input.current?.focus();
    onDone?.();
  };
  const choice = useColorChoice({ value, write: onChange, clear: onClear, onClosed });
  const shown = value === '' ? fallback : value;
  return (
    <ColorPopover
      typedOutside
      position="bottom-end"
      choice={choice}
      label={label}
      value={value === '' ? (fallback ?? '') : value}
      write={onChange}
      scheme={scheme}
      swatches={swatches}
      target={
        <TextInput
          ref={input}
          id={id}
          size="xs"
          autoComplete="off"
          spellCheck={false}
          aria-label={id === undefined ? label : undefined}
          classNames={{ input: classes.input }}
          value={text}
          placeholder={fallback ?? placeholder ?? ''}
          leftSection={
            shown === undefined ? <span className={classes.none} /> : <ColorSwatch color={shown} size={16} />
          }
          leftSectionPointerEvents="none"
          disabled={disabled}
          error={refused}
          data-mantine-stop-propagation={choice.opened}
          onClick={choice.open}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={({ relatedTarget }) => {
            if (swatches.current?.contains(relatedTarget)) return;
            if (choice.opened) choice.apply();
            else onDone?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              // Once it is open, the arrow leads to the colors in it.
              if (choice.opened) swatches.current?.querySelector('button')?.focus();
              else choice.open();
            } else choice.onKeyDown(event);
          }}
        />
      }
    />
  );
}
