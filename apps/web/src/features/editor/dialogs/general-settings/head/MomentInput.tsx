import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { localOf, momentOf } from './local-moment.ts';

interface MomentInputProps {
  readonly label: string;
  /** Under the input: whose clock it is. */
  readonly description: string;
  /** With its zone, as ISO 8601 has it; '' for none. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (moment: string) => void;
}

/** A date and time by the browser's own picker, kept with the zone of this device. */
export function MomentInput({ label, description, value, error, onChange }: MomentInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Not bound to the value: writing it back while a part of it is being typed would empty the other parts.
  useEffect(() => {
    if (input.current && momentOf(input.current.value) !== value) input.current.value = localOf(value);
  });
  return (
    <TextInput
      ref={input}
      size="xs"
      type="datetime-local"
      max="9999-12-31T23:59"
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      defaultValue={localOf(value)}
      onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value))}
    />
  );
}
