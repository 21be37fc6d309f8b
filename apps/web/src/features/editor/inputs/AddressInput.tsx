import { completeAddress, isSendableAddress } from '@mailwright/blocks';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useTypedText } from './use-typed-text.ts';

interface AddressInputProps {
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly ariaLabel?: string;
  readonly onChange: (address: string) => boolean;
  readonly onDone: () => void;
}

/** An address as it is typed; completed when it is left. One that could run never reaches the document. */
export function AddressInput({ id, value, disabled, ariaLabel, onChange, onDone }: AddressInputProps) {
  const messages = useT('messages');
  const [left, setLeft] = useState(true);
  const { text, refused, type } = useTypedText(value, (next) => isSendableAddress(next) && onChange(next));
  const invalid = refused || !isSendableAddress(text);
  return (
    <TextInput
      id={id}
      size="xs"
      type="url"
      inputMode="url"
      placeholder="https://"
      value={text}
      disabled={disabled}
      aria-label={ariaLabel}
      error={invalid && left && messages('urlInvalid')}
      onFocus={() => setLeft(false)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setLeft(true);
        const complete = completeAddress(text);
        if (!invalid && complete !== value) type(complete);
        onDone();
      }}
    />
  );
}
