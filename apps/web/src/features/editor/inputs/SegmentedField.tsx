import { SegmentedControl } from '@mantine/core';
import type { InputProps } from './input-props.ts';

export function SegmentedField(props: InputProps<'segmented'>) {
  const { field, label, value, disabled, optionLabel, onChange, onDone } = props;
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      data={field.options.map((option) => ({ value: option, label: optionLabel(option) }))}
      onChange={(option) => {
        onChange(option);
        onDone();
      }}
    />
  );
}
