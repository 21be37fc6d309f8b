import { ColorBox } from './color/ColorBox.tsx';
import type { InputProps } from './input-props.ts';

export function ColorField({ id, label, value, disabled, onChange, onDone }: InputProps<'color'>) {
  return (
    <ColorBox
      id={id}
      label={label}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={(color, named) => onChange(color, undefined, undefined, named)}
      onDone={onDone}
    />
  );
}
