import { completeAddress, isSendableAddress } from '@mailwright/blocks';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSettledText } from './use-settled-text.ts';

interface AddressInputProps {
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly ariaLabel?: string;
  readonly onChange: (address: string) => boolean;
  readonly onDone: () => void;
}

/** An address, handed over when it is complete: left, entered or pasted. One that could run never reaches the document. */
export function AddressInput({ id, value, disabled, ariaLabel, onChange, onDone }: AddressInputProps) {
  const messages = useT('messages');
  const [left, setLeft] = useState(true);
  const { text, refused, type, settle } = useSettledText(value, (next) => isSendableAddress(next) && onChange(next));
  const pasted = useRef(false);
  const invalid = refused || !isSendableAddress(text);
  const finish = () => {
    setLeft(true);
    if (isSendableAddress(text)) settle(completeAddress(text));
    onDone();
  };
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
      onChange={(event) => {
        const next = event.currentTarget.value;
        type(next);
        if (pasted.current && isSendableAddress(next)) settle(next);
        pasted.current = false;
      }}
      onPaste={() => {
        pasted.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      onBlur={finish}
    />
  );
}
