import { characterCount, descriptionProblem, LIMITS, nameProblem } from '@mailwright/contract';
import { useForm } from '@mantine/form';
import { useT } from '../../../shared/i18n/use-t.ts';

export interface TemplateFormValues {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly preheader: string;
  /** Ids. */
  readonly categories: readonly string[];
}

const NOTHING: TemplateFormValues = { name: '', tags: [], description: '', preheader: '', categories: [] };

/** What a template is called and the like, under the rules of the contract; each field is checked when it is left. */
export function useTemplateForm(initialValues: TemplateFormValues = NOTHING) {
  const t = useT('dashboard');
  return useForm<TemplateFormValues>({
    initialValues,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
    validate: {
      name: (name) => {
        const problem = nameProblem(name);
        return problem && t(problem === 'required' ? 'messages:nameRequired' : 'messages:nameRule');
      },
      description: (description) => descriptionProblem(description) && t('messages:descriptionRule'),
      preheader: (preheader) =>
        characterCount(preheader) > LIMITS.preheader.max ? t('messages:maxLengthExceeded') : null,
      tags: (tags) => (tags.join(',').length > LIMITS.tags.max ? t('field.tagsTooLong') : null),
    },
  });
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
