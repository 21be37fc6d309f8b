import { ColorSwatch, TextInput } from '@mantine/core';
import { useTypedText } from '../use-typed-text.ts';
import classes from './ColorBox.module.css';
import { ColorPopover } from './ColorPopover.tsx';
import { typedColor } from './typed-color.ts';
import { useColorChoice } from './use-color-choice.ts';

interface ColorBoxProps {
  readonly id?: string;
  readonly label: string;
  /** Empty: none. */
  readonly value: string;
  /** What applies while there is no value. */
  readonly fallback?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (color: string) => boolean;
  /** Takes the color away, where there may be none. */
  readonly onClear?: (() => void) | undefined;
  readonly onDone?: () => void;
}

/** A field for a color: typed, or chosen in the popover that a click or the down arrow opens. */
export function ColorBox(props: ColorBoxProps) {
  const { id, label, value, fallback, placeholder, disabled = false, onChange, onClear, onDone } = props;
  const { text, refused, type } = useTypedText(value, (next) => {
    const color = typedColor(next);
    return color !== '' && onChange(color);
  });
  const choice = useColorChoice({ value, write: onChange, clear: onClear, ...(onDone && { onClosed: onDone }) });
  const shown = value === '' ? fallback : value;
  return (
    <ColorPopover
      typedOutside
      position="bottom-end"
      choice={choice}
      label={label}
      value={value === '' ? (fallback ?? '') : value}
      write={onChange}
      target={
        <TextInput
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
          onBlur={choice.opened ? choice.apply : onDone}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              choice.open();
            } else choice.onKeyDown(event);
          }}
        />
      }
    />
  );
}
