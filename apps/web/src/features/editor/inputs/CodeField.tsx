import { Textarea } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './CodeField.module.css';
import type { InputProps } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** Source text, kept exactly as typed or pasted. */
export function CodeField({ id, value, disabled, onChange, onDone }: InputProps<'code'>) {
  const t = useT('editor');
  const { text, refused, type } = useTypedText(typeof value === 'string' ? value : '', onChange);
  return (
    <Textarea
      id={id}
      size="xs"
      rows={14}
      resize="vertical"
      classNames={{ input: classes.code }}
      value={text}
      disabled={disabled}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      wrap="off"
      error={refused && t('refusal.INVALID_VALUE')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onDone}
    />
  );
}
