import { characterCount, LIMITS } from '@mailwright/contract';
import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { EmojiFieldButton } from '../../../../shared/emoji/EmojiFieldButton.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import type { TemplateForm } from './use-template-form.ts';

/** Asks for the subject and the preheader, which an inbox shows of the mail. */
export function InboxFields({ form }: { readonly form: TemplateForm }) {
  const t = useT('dashboard');
  const subject = useRef<HTMLInputElement>(null);
  const preheader = useRef<HTMLTextAreaElement>(null);
  const { recommendedMin, recommendedMax } = LIMITS.preheader;
  const { values, errors } = form;
  const noteOf = (field: 'subject' | 'preheader', hint: string) => {
    const count = characterCount(values[field]);
    const limit = LIMITS[field].max;
    return withNote({
      problem: errors[field] ?? (count > limit && t('messages:maxLengthExceeded')),
      hint,
      count,
      max: limit,
    });
  };
  return (
    <>
      <TextInput
        ref={subject}
        label={t('field.subject')}
        placeholder={values.name}
        rightSection={<EmojiFieldButton field={subject} onText={(text) => form.setFieldValue('subject', text)} />}
        {...form.getInputProps('subject')}
        {...noteOf('subject', t('field.subjectHint'))}
      />
      <Textarea
        ref={preheader}
        label={t('field.preheader')}
        autosize
        minRows={2}
        maxRows={5}
        rightSection={<EmojiFieldButton field={preheader} onText={(text) => form.setFieldValue('preheader', text)} />}
        {...form.getInputProps('preheader')}
        {...noteOf('preheader', t('field.preheaderHint', { min: recommendedMin, max: recommendedMax }))}
      />
    </>
  );
}
