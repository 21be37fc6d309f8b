import { NativeSelect } from '@mantine/core';
import type { InputProps } from './input-props.ts';

export function SelectField({ id, field, value, disabled, optionLabel, onChange, onDone }: InputProps<'select'>) {
  return (
    <NativeSelect
      id={id}
      size="xs"
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      data={field.options.map((option) => ({ value: option, label: optionLabel(option) }))}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        onDone();
      }}
    />
  );
}
