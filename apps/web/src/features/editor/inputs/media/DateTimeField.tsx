import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { InputProps } from '../input-props.ts';

/** Browsers leave seconds out when they are zero. */
const WITHOUT_SECONDS = /T\d\d:\d\d$/;

/** A date and time by the browser's own picker, which knows the person's calendar and clock. */
export function DateTimeField({ id, field, value, disabled, onChange, onDone }: InputProps<'datetime'>) {
  const messages = useT('messages');
  const input = useRef<HTMLInputElement>(null);
  const moment = typeof value === 'string' ? value : '';
  const read = () => (input.current?.value ?? '').replace(WITHOUT_SECONDS, '$&:00');
  // Not bound to the value: writing it back while a part of it is being typed would empty the other parts.
  useEffect(() => {
    if (input.current && read() !== moment) input.current.value = moment;
  });
  const missing = field.required !== undefined && moment === '';
  return (
    <TextInput
      ref={input}
      id={id}
      size="xs"
      type="datetime-local"
      step={field.step}
      max="9999-12-31T23:59:59"
      defaultValue={moment}
      disabled={disabled}
      required={field.required !== undefined}
      error={missing && field.required !== undefined && messages(field.required)}
      onChange={() => onChange(read())}
      onBlur={onDone}
    />
  );
}
