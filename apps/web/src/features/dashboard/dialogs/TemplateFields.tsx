import { characterCount, FAVORITE_TAG, LIMITS } from '@mailwright/contract';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Counter } from './Counter.tsx';
import classes from './TemplateFields.module.css';
import type { TemplateForm } from './use-template-form.ts';

interface TemplateFieldsProps {
  readonly form: TemplateForm;
  /** More fields, after these. */
  readonly children?: ReactNode;
}

export function TemplateFields({ form, children }: TemplateFieldsProps) {
  const t = useT('dashboard');
  const { max } = LIMITS.description;
  const length = characterCount(form.values.description);
  const tags = form.getInputProps('tags');
  return (
    <div className={classes.fields}>
      <TextInput label={t('field.name')} withAsterisk data-autofocus {...form.getInputProps('name')} />
      <TagsInput
        label={t('field.tags')}
        description={t('field.tagsHint')}
        {...tags}
        // The mark of a favourite is the star's business.
        onChange={(chosen) => tags.onChange(chosen.filter((tag) => tag !== FAVORITE_TAG))}
      />
      <Textarea
        label={t('field.description')}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
        description={
          <Counter
            count={length}
            max={max}
            hint={length > max ? t('messages:maxLengthExceeded') : t('field.descriptionHint')}
          />
        }
      />
      {children}
    </div>
  );
}
