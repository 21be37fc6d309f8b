import { TextInput } from '@mantine/core';
import { useTypedText } from '../../../../../shared/forms/use-typed-text.ts';
import classes from './NumberBox.module.css';
import { keptText, type NumberRange, nearestNumber, readNumber, stepNumber } from './number-text.ts';

interface NumberBoxProps extends NumberRange {
  readonly id?: string;
  readonly label: string;
  readonly value: number | undefined;
  /** Value that applies while there is none; the arrow keys start from it. */
  readonly fallback?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly unit?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => boolean;
  /** The text was emptied; without it an empty text is put back. */
  readonly onClear?: () => void;
  readonly onDone?: () => void;
}

/** A number with its unit; arrow keys step, with shift by ten. */
export function NumberBox(props: NumberBoxProps) {
  const { value, fallback, placeholder, unit, min, max, step, onChange, onClear, onDone } = props;
  const { text, refused, type, revert } = useTypedText(value === undefined ? '' : String(value), (typed) => {
    if (typed.trim() === '' && onClear) {
      onClear();
      return true;
    }
    const number = readNumber(typed, props);
    return number !== null && onChange(number);
  });
  const current = value ?? fallback;
  return (
    <TextInput
      id={props.id}
      size="xs"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-label={props.id === undefined ? props.label : undefined}
      aria-valuenow={current}
      aria-valuemin={min}
      aria-valuemax={max}
      error={refused}
      data-refused={refused || undefined}
      classNames={{ input: classes.input }}
      value={text}
      placeholder={placeholder ?? (fallback === undefined ? '' : String(fallback))}
      disabled={props.disabled ?? false}
      rightSection={unit !== undefined && <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unit === undefined ? 0 : 28}
      rightSectionPointerEvents="none"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => type(keptText(event.currentTarget.value, props))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        const steps = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
        onChange(stepNumber(current ?? min, steps, { min, max, step }));
      }}
      onBlur={() => {
        // What is too much or too little becomes the most or the least there may be.
        const nearest = refused ? nearestNumber(text, props) : null;
        if (nearest !== null) onChange(nearest);
        revert();
        onDone?.();
      }}
    />
  );
}
