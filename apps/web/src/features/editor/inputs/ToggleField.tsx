import { Switch } from '@mantine/core';
import type { InputProps } from './input-props.ts';

export function ToggleField({ id, value, disabled, onChange, onDone }: InputProps<'toggle'>) {
  return (
    <Switch
      id={id}
      size="sm"
      checked={value === true}
      disabled={disabled}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
        onDone();
      }}
    />
  );
}
