import { Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTypedText } from '../../../../shared/forms/use-typed-text.ts';
import { FieldRow } from '../../core/inputs/FieldRow.tsx';

interface ForeignInputProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  /** Words that may take several lines. */
  readonly lines?: boolean;
  readonly placeholder?: string;
  readonly error?: string;
  readonly onChange: (value: string) => boolean;
  readonly onDone: () => void;
}

/** A value of foreign HTML as it is typed: never completed or tidied, since its bytes belong to the author. */
export function ForeignInput(props: ForeignInputProps) {
  const { label, value, disabled, lines = false, placeholder = '', error, onChange, onDone } = props;
  const id = useId();
  const { text, refused, type, revert } = useTypedText(value, onChange);
  const input = {
    id,
    size: 'xs',
    value: text,
    disabled,
    placeholder,
    error: refused && (error ?? true),
    onBlur: () => {
      if (!refused) revert();
      onDone();
    },
  };
  return (
    <FieldRow label={label} htmlFor={id} wide>
      {lines ? (
        <Textarea {...input} autosize minRows={1} maxRows={8} onChange={(event) => type(event.currentTarget.value)} />
      ) : (
        <TextInput {...input} onChange={(event) => type(event.currentTarget.value)} />
      )}
    </FieldRow>
  );
}
