import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import type { Editor as TextEditor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { completeAddress, isSendableAddress } from '../session/web-address.ts';

interface LinkFormProps {
  readonly text: TextEditor;
  readonly onDone: () => void;
}

/** Address and window of a link; the cursor in a link means the whole of it. */
export function LinkForm({ text, onDone }: LinkFormProps) {
  const t = useT('text');
  const now = text.getAttributes('link');
  const [href, setHref] = useState<string>(String(now.href ?? ''));
  const [blank, setBlank] = useState(now.target === '_blank');
  const [refused, setRefused] = useState(false);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const address = completeAddress(href);
    if (!address) return;
    if (!isSendableAddress(address)) {
      setRefused(true);
      return;
    }
    const attributes = { href: address, target: blank ? '_blank' : null };
    const chain = text.chain().extendMarkRange('link');
    if (text.state.selection.empty && !text.isActive('link')) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] }).run();
    } else chain.setMark('link', attributes).run();
    onDone();
  };
  return (
    <form onSubmit={apply}>
      <Stack gap={10}>
        <TextInput
          size="xs"
          data-autofocus
          label={t('linkAddress')}
          placeholder="https://"
          value={href}
          error={refused && t('linkRefused')}
          onChange={(event) => {
            setHref(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <Switch
          size="xs"
          label={t('linkNewWindow')}
          checked={blank}
          onChange={(event) => setBlank(event.currentTarget.checked)}
        />
        <Group gap={8} justify="flex-end">
          {text.isActive('link') && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => {
                text.chain().extendMarkRange('link').unsetMark('link').run();
                onDone();
              }}
            >
              {t('linkRemove')}
            </Button>
          )}
          <Button size="compact-sm" type="submit">
            {t('linkApply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
