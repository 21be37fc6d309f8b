import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AddressInput } from './AddressInput.tsx';
import type { InputProps } from './input-props.ts';

/** Where something leads: address, window and title. Keys it does not know stay as they are. */
export function LinkField({ id, value, disabled, onChange, onDone }: InputProps<'link'>) {
  const t = useT('editor');
  const link: JsonObject = isJsonObject(value) ? value : {};
  const write = (patch: JsonObject) => onChange({ ...link, ...patch });
  return (
    <Stack gap={8}>
      <AddressInput
        id={id}
        value={text(link.href)}
        disabled={disabled}
        onChange={(href) => write({ href })}
        onDone={onDone}
      />
      <TextInput
        size="xs"
        aria-label={t('link.title')}
        placeholder={t('link.title')}
        value={text(link.title)}
        maxLength={1000}
        disabled={disabled}
        onChange={(event) => write({ title: event.currentTarget.value })}
        onBlur={onDone}
      />
      <Switch
        size="xs"
        label={t('link.newWindow')}
        checked={link.target === '_blank'}
        disabled={disabled}
        onChange={(event) => {
          write({ target: event.currentTarget.checked ? '_blank' : '_self' });
          onDone();
        }}
      />
    </Stack>
  );
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
