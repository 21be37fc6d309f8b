import { TextInput } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { InputProps } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';

export function TextField({ id, field, value, disabled, onChange, onDone }: InputProps<'text'>) {
  const t = useT('editor');
  const { text, refused, type } = useTypedText(typeof value === 'string' ? value : '', onChange);
  return (
    <TextInput
      id={id}
      size="xs"
      value={text}
      disabled={disabled}
      error={refused && t('refusal.INVALID_VALUE')}
      {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
      {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}
