import { completeAddress, isSendableAddress } from '@mailwright/blocks';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useSettledText } from '../use-settled-text.ts';

interface AddressInputProps {
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly ariaLabel?: string;
  /** The sentence for an input that was entered and left empty; without one it may be empty. */
  readonly emptyProblem?: string | undefined;
  /** Returns whether the typed address is accepted; without this function, any address that may be sent is. */
  readonly isGood?: (address: string) => boolean;
  readonly onChange: (address: string) => boolean;
  readonly onDone: () => void;
}

/**
 * An address, handed over when it is complete: left, entered or pasted. One that could run, or is none, never reaches
 * the document.
 */
export function AddressInput(props: AddressInputProps) {
  const { id, value, disabled, ariaLabel, emptyProblem, isGood = isSendableAddress, onChange, onDone } = props;
  const messages = useT('messages');
  const [left, setLeft] = useState(true);
  const [visited, setVisited] = useState(false);
  const { text, refused, type, settle } = useSettledText(value, (next) => isGood(next) && onChange(next));
  const pasted = useRef(false);
  const invalid = refused || !isGood(text);
  const finish = () => {
    setLeft(true);
    setVisited(true);
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
      error={left && (invalid ? messages('urlInvalid') : visited && text.trim() === '' && emptyProblem)}
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
