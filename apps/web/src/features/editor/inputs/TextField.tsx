import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTypedText } from '../../../shared/forms/use-typed-text.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { InputProps } from './input-props.ts';
import { insertField } from './merge-fields/insert-field.ts';
import { MergeFieldButton } from './merge-fields/MergeFieldButton.tsx';

export function TextField({ id, field, value, disabled, onChange, onDone }: InputProps<'text'>) {
  const t = useT('editor');
  const input = useRef<HTMLInputElement>(null);
  const { text, refused, type } = useTypedText(typeof value === 'string' ? value : '', onChange);
  const insert = (name: string, fallback: string) => {
    onDone();
    type(insertField(input.current, text, name, fallback));
    onDone();
  };
  return (
    <TextInput
      ref={input}
      id={id}
      size="xs"
      value={text}
      disabled={disabled}
      error={refused && t('refusal.INVALID_VALUE')}
      {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
      {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
      {...(field.merge && { rightSection: <MergeFieldButton disabled={disabled} onInsert={insert} /> })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}
