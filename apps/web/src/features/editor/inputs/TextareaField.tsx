import { Textarea } from '@mantine/core';
import { useTypedText } from '../../../shared/forms/use-typed-text.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { InputProps } from './input-props.ts';

export function TextareaField({ id, field, value, disabled, onChange, onDone }: InputProps<'textarea'>) {
  const t = useT('editor');
  const { text, refused, type } = useTypedText(typeof value === 'string' ? value : '', onChange);
  return (
    <Textarea
      id={id}
      size="xs"
      rows={4}
      resize="vertical"
      value={text}
      disabled={disabled}
      error={refused && t('refusal.INVALID_VALUE')}
      {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}
