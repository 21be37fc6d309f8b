import { characterCount, FAVORITE_TAG, LIMITS } from '@mailwright/contract';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './TemplateFields.module.css';
import type { TemplateForm } from './use-template-form.ts';

export function TemplateFields({ form }: { readonly form: TemplateForm }) {
  const t = useT('dashboard');
  const length = characterCount(form.values.description);
  const tooLong = length > LIMITS.description.max;
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
          <span className={classes.counter} data-too-long={tooLong}>
            {tooLong ? t('messages:maxLengthExceeded') : t('field.descriptionHint')}
            <span>{`${length} / ${LIMITS.description.max}`}</span>
          </span>
        }
      />
    </div>
  );
}
