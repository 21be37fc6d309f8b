import { completeAddress, isImageAddress, isRelativeAddress } from '@mailwright/blocks';
import { type Asset, endpoints } from '@mailwright/contract';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { refreshImages } from '../../../../../shared/images/library/library-changes.ts';
import type { ChosenImage } from '../../../core/images/chosen-image.ts';
import { naturalSize, UNKNOWN_SIZE } from '../../../core/images/natural-size.ts';
import { useSessionState } from '../../../core/session/use-editor-session.ts';

interface AddressFormProps {
  readonly folder: string | null;
  readonly onCopied: (image: Asset) => void;
  readonly onKept: (image: ChosenImage) => void;
}

/** Longest time to wait for the size of a picture, milliseconds; one that can be shown in a mail loads sooner. */
const PICTURE_TIMEOUT_MS = 5000;

/** A picture of the web by its address: copied to the library, or shown from where it lies. */
export function AddressForm({ folder, onCopied, onKept }: AddressFormProps) {
  const t = useT('images');
  const templateId = useSessionState(({ template }) => template.id);
  const [address, setAddress] = useState('');
  const [way, setWay] = useState<'copy' | 'keep'>('copy');
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
      if (way === 'keep')
        return onKept({ src: url, ...((await naturalSize(url, PICTURE_TIMEOUT_MS)) ?? UNKNOWN_SIZE) });
      const body = { url, templateId, ...(folder !== null && { folder }) };
      const image = await call(endpoints.assets.fromAddress, { body });
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
        <Radio.Group
          aria-label={t('address.way')}
          value={way}
          onChange={(value) => setWay(value === 'keep' ? 'keep' : 'copy')}
        >
          <Stack gap={8}>
            <Radio value="copy" label={t('address.copy')} description={t('address.copy.note')} />
            <Radio value="keep" label={t('address.keep')} description={t('address.keep.note')} />
          </Stack>
        </Radio.Group>
        <Button type="submit" loading={busy}>
          {t('address.use')}
        </Button>
      </Stack>
    </form>
  );
}
