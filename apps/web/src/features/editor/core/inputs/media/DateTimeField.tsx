import { zonedTime } from '@mailwright/contract';
import type { JsonValue } from '@mailwright/document';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { InputProps } from '../input-props.ts';

/** Browsers leave seconds out when they are zero. */
const WITHOUT_SECONDS = /T\d\d:\d\d$/;

/** A date and time by the browser's own picker, which knows the person's calendar and clock. */
export function DateTimeField({ id, field, value, disabled, propValue, onChange, onDone }: InputProps<'datetime'>) {
  const t = useT('panels');
  const messages = useT('messages');
  const input = useRef<HTMLInputElement>(null);
  // What has only just been put into the mail is no mistake yet.
  const [left, setLeft] = useState(false);
  const moment = typeof value === 'string' ? value : '';
  const read = () => (input.current?.value ?? '').replace(WITHOUT_SECONDS, '$&:00');
  // Not bound to the value: writing it back while a part of it is being typed would empty the other parts.
  useEffect(() => {
    if (input.current && read() !== moment) input.current.value = moment;
  });
  const missing = field.required !== undefined && moment === '';
  const past = field.zoneProp !== undefined && hasPassed(moment, propValue(field.zoneProp));
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
      error={missing && left && field.required !== undefined && messages(field.required)}
      // Under the input: it belongs to what stands in it.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      styles={{ description: { color: 'var(--mw-warning)' } }}
      description={past && t('dateTime.past')}
      onChange={() => onChange(read())}
      onBlur={() => {
        setLeft(true);
        onDone();
      }}
    />
  );
}

function hasPassed(moment: string, zone: JsonValue | undefined): boolean {
  if (moment === '' || typeof zone !== 'string' || zone === '') return false;
  const time = zonedTime(moment, zone);
  return time !== null && time <= Date.now();
}
