import { type AltTexts, type Asset, LIMITS } from '@mailwright/contract';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { mailLanguages } from '../../i18n/mail-languages.ts';
import { useT } from '../../i18n/use-t.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { toast } from '../../ui/toast/toast.tsx';
import { changeImage } from './library-changes.ts';

interface AltTextsDialogProps {
  /** Image to describe; null while the dialog is closed. */
  readonly image: Asset | null;
  /** Language whose text is asked for first. */
  readonly language: string;
  readonly close: () => void;
}

/** Asks for the alternative texts of an image of the library, in one language or several. */
export function AltTextsDialog({ image, language, close }: AltTextsDialogProps) {
  const t = useT('variants');
  const [last, setLast] = useState(image);
  if (image !== null && image !== last) setLast(image);
  return (
    <DialogFrame opened={image !== null} size={480} title={t('texts.title')} onClose={close} zIndex={250} centered>
      {last && <AltTextsForm key={last.savedName} image={last} language={language} close={close} />}
    </DialogFrame>
  );
}

function AltTextsForm({ image, language, close }: AltTextsDialogProps & { readonly image: Asset }) {
  const t = useT('variants');
  const [texts, setTexts] = useState<AltTexts>({ [language]: '', ...image.alt });
  const [busy, setBusy] = useState(false);
  const names = new Map(mailLanguages(language).map(({ value, label }) => [value, label]));
  const left = [...names].filter(([tag]) => texts[tag] === undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    const written = Object.entries(texts).flatMap(([tag, text]) => (text.trim() === '' ? [] : [[tag, text.trim()]]));
    try {
      await changeImage(image, { alt: Object.fromEntries(written) });
      close();
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {Object.entries(texts).map(([tag, text], index) => (
          <TextInput
            key={tag}
            label={names.get(tag) ?? tag}
            value={text}
            maxLength={LIMITS.library.alt}
            {...(index === 0 && { 'data-autofocus': true })}
            onChange={({ currentTarget }) => setTexts({ ...texts, [tag]: currentTarget.value })}
          />
        ))}
        {Object.keys(texts).length < LIMITS.library.languages && (
          <NativeSelect
            label={t('texts.add')}
            value=""
            data={[{ value: '', label: t('texts.choose') }, ...left.map(([value, label]) => ({ value, label }))]}
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') setTexts({ ...texts, [currentTarget.value]: '' });
            }}
          />
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('texts.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
