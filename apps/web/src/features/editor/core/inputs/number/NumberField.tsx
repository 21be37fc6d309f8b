import type { InputProps } from '../input-props.ts';
import { NumberBox } from './NumberBox.tsx';

export function NumberField({ id, field, label, value, disabled, onChange, onDone }: InputProps<'number'>) {
  return (
    <NumberBox
      id={id}
      label={label}
      value={typeof value === 'number' ? value : undefined}
      min={field.min}
      max={field.max}
      step={field.step}
      unit={field.unit}
      disabled={disabled}
      onChange={onChange}
      onDone={onDone}
    />
  );
}
