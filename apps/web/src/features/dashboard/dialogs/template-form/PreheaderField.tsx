import { characterCount, LIMITS } from '@mailwright/contract';
import { Textarea } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import type { TemplateForm } from './use-template-form.ts';

export function PreheaderField({ form }: { readonly form: TemplateForm }) {
  const t = useT('dashboard');
  const { max, recommendedMin, recommendedMax } = LIMITS.preheader;
  const length = characterCount(form.values.preheader);
  const hint = t('field.preheaderHint', { min: recommendedMin, max: recommendedMax });
  return (
    <Textarea
      label={t('field.preheader')}
      autosize
      minRows={2}
      maxRows={5}
      {...form.getInputProps('preheader')}
      {...withNote({
        problem: form.errors.preheader ?? (length > max && t('messages:maxLengthExceeded')),
        hint,
        count: length,
        max,
      })}
    />
  );
}
