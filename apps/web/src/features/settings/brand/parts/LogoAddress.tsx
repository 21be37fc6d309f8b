import { completeAddress, isImageAddress, isRelativeAddress } from '@mailwright/blocks';
import { type Asset, endpoints } from '@mailwright/contract';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { refreshImages } from '../../../../shared/images/library/library-changes.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { PanelAtButton } from '../../../../shared/ui/menu/PanelAtButton.tsx';

interface LogoAddressProps {
  /** Folder of the library for the copy; null for none. */
  readonly folder: string | null;
  readonly onCopied: (image: Asset) => void;
}

/**
 * Shows a button that opens the form for a logo from the web. The logo is copied, since every mail of the brand will show it.
 */
export function LogoAddress(props: LogoAddressProps) {
  const t = useT('images');
  return (
    <MenuButton
      width={340}
      button={(trigger) => (
        <IconButton
          {...trigger}
          aria-haspopup="dialog"
          label={t('address')}
          size={36}
          variant="default"
          icon={<IconWorldDownload size={18} stroke={1.7} />}
        />
      )}
      preload={async () => undefined}
      popup={(frame) => (
        <PanelAtButton {...frame} position="bottom-end" label={t('address')}>
          <LogoAddressForm {...props} />
        </PanelAtButton>
      )}
    />
  );
}

function LogoAddressForm({ folder, onCopied }: LogoAddressProps) {
  const t = useT('images');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const url = completeAddress(address.trim());
    if (address.trim() === '') return setProblem(t('messages:imageUrlRequired'));
    if (!isImageAddress(url) || isRelativeAddress(url)) return setProblem(t('messages:urlInvalid'));
    setBusy(true);
    try {
      const image = await call(endpoints.assets.fromAddress, { body: { url, ...(folder !== null && { folder }) } });
      void refreshImages();
      onCopied(image);
    } catch (error) {
      setProblem(errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm" p="md">
        <TextInput
          data-autofocus
          type="url"
          inputMode="url"
          label={t('address.label')}
          placeholder="https://"
          value={address}
          maxLength={2048}
          error={problem}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setProblem(null);
          }}
        />
        <Text size="sm" c="var(--mw-text-muted)">
          {t('address.copied')}
        </Text>
        <Button type="submit" loading={busy}>
          {t('address.use')}
        </Button>
      </Stack>
    </form>
  );
}
