import { LIMITS } from '@mailwright/contract';
import { Pill, PillsInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { validateOnBlur } from '../../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import classes from './RecipientsInput.module.css';
import { splitAddresses } from './recipients.ts';

interface RecipientsInputProps {
  readonly recipients: readonly string[];
  readonly typed: string;
  readonly problem: string | null;
  readonly onType: (typed: string) => void;
  /** Texts that are to become recipients. */
  readonly onEnter: (texts: readonly string[]) => void;
  readonly onRemove: (address: string) => void;
}

/** Addresses as chips. Enter, a comma or leaving the field adds what was typed; Backspace takes the last one back. */
export function RecipientsInput({ recipients, typed, problem, onType, onEnter, onRemove }: RecipientsInputProps) {
  const t = useT('editorDialogs');
  const max = LIMITS.testMail.maxRecipients;
  const isFull = recipients.length >= max;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      // An empty field leaves Enter to the form: everything is entered, so it sends.
      if (event.key === 'Enter' && typed.trim() === '') return;
      event.preventDefault();
      onEnter([typed]);
    }
    const last = recipients.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(last);
  };
  // Run after a press, which may have taken an address away.
  const leave = useCallbackRef(() => typed.trim() !== '' && onEnter([typed]));
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const addresses = splitAddresses(event.clipboardData.getData('text'));
    if (addresses.length < 2) return;
    event.preventDefault();
    onEnter(addresses);
  };
  return (
    <PillsInput
      label={t('testMail.to')}
      withAsterisk
      {...withNote({ problem, hint: t('testMail.toHint', { max }), lines: 1 })}
    >
      <Pill.Group>
        {recipients.map((address) => (
          <Pill
            key={address}
            withRemoveButton
            className={classes.chip ?? ''}
            removeButtonProps={{ 'aria-label': t('testMail.remove', { address }), tabIndex: 0, 'aria-hidden': false }}
            onRemove={() => onRemove(address)}
          >
            {address}
          </Pill>
        ))}
        <PillsInput.Field
          inputMode="email"
          autoComplete="email"
          data-autofocus
          value={typed}
          placeholder={isFull ? '' : t('testMail.toPlaceholder')}
          aria-invalid={problem !== null}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={validateOnBlur(leave)}
        />
      </Pill.Group>
    </PillsInput>
  );
}
