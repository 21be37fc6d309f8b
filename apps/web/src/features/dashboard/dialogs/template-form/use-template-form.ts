import { type TemplateTextField, templateTextProblem } from '@mailwright/contract';
import { useForm } from '@mantine/form';
import { checkedOnceTyped, checkedWhenLeft } from '../../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';

export interface TemplateFormValues {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly subject: string;
  readonly preheader: string;
  /** Ids of the categories. */
  readonly categories: readonly string[];
}

const NOTHING: TemplateFormValues = { name: '', tags: [], description: '', subject: '', preheader: '', categories: [] };

/**
 * Returns the form of a template's name and other settings, under the rules of the contract. Each field is checked when it
 * loses the focus.
 * @param standing saved values of the template, which count as valid; absent for a new one
 */
export function useTemplateForm(standing?: TemplateFormValues) {
  const t = useT('dashboard');
  const check = (field: Exclude<TemplateTextField, 'tags'>) => (value: string) => {
    const problem = templateTextProblem(field, value, standing?.[field]);
    return problem && t(`messages:${problem}`);
  };
  return useForm<TemplateFormValues>({
    initialValues: standing ?? NOTHING,
    enhanceGetInputProps: ({ field, form }) =>
      field === 'name' ? checkedOnceTyped({ field, form }) : checkedWhenLeft({ field, form }),
    clearInputErrorOnChange: true,
    validate: {
      name: check('name'),
      description: check('description'),
      subject: check('subject'),
      preheader: check('preheader'),
      tags: (tags) => templateTextProblem('tags', tags.join(','), standing?.tags.join(',')) && t('field.tagsTooLong'),
    },
  });
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
