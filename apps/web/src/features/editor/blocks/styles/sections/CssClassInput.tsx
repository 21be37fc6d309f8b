import { cssClasses } from '@mailwright/document';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';

interface CssClassInputProps {
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (names: string) => void;
}

/** Names with blanks between; what is no name a mail may carry is said and not taken. */
export function CssClassInput({ id, value, disabled, onChange }: CssClassInputProps) {
  const t = useT('panels');
  const [typed, setTyped] = useState(value);
  const words = typed
    .replace(/(^|\s)\./g, '$1')
    .trim()
    .split(/\s+/)
    .join(' ');
  const isNames = words === '' || cssClasses(words).join(' ') === words;
  const settle = () => {
    if (isNames && words !== value) onChange(words);
  };
  return (
    <TextInput
      id={id}
      size="xs"
      value={typed}
      disabled={disabled}
      placeholder={t('style.cssClassPlaceholder')}
      error={isNames ? null : t('style.cssClassProblem')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
