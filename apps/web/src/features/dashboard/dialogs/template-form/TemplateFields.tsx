import { FAVORITE_TAG, LIMITS, type TemplateInfo } from '@mailwright/contract';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import { TextHint } from '../../../../shared/ui/TextHint.tsx';
import classes from './TemplateFields.module.css';
import type { TemplateForm } from './use-template-form.ts';

interface TemplateFieldsProps {
  readonly form: TemplateForm;
  /** Saved values of the template; absent for a new one. */
  readonly standing?: Pick<TemplateInfo, 'name' | 'description'>;
  /** More fields, after these. */
  readonly children?: ReactNode;
}

export function TemplateFields({ form, standing, children }: TemplateFieldsProps) {
  const t = useT('dashboard');
  const tags = form.getInputProps('tags');
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('field.name')}
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
        {...withNote({
          problem: form.errors.name,
          hint: <TextHint value={form.values.name} standing={standing?.name} />,
        })}
      />
      <TagsInput
        label={t('field.tags')}
        {...tags}
        {...withNote({ problem: form.errors.tags, hint: t('field.tagsHint'), lines: 1 })}
        // The mark of a favourite is the star's business.
        onChange={(chosen) => tags.onChange(chosen.filter((tag) => tag !== FAVORITE_TAG))}
      />
      <Textarea
        label={t('field.description')}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
        {...withNote({
          problem: form.errors.description,
          hint: (
            <TextHint
              value={form.values.description}
              standing={standing?.description}
              purpose={t('field.descriptionHint')}
              max={LIMITS.description.max}
            />
          ),
        })}
      />
      {children}
    </div>
  );
}
