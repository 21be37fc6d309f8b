import { characterCount, LIMITS } from '@mailwright/contract';
import { Alert, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkedOnceTyped } from '../../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import type { CategoryScope } from '../library/module-permissions.ts';
import { CategoryField } from './CategoryField.tsx';

/** Data that people enter about a module. */
export interface ModuleValues {
  readonly name: string;
  readonly description: string;
  /** Id of a category, or `NO_CATEGORY`. */
  readonly category: string;
}

export function useModuleForm(initialValues: ModuleValues) {
  const t = useT('modules');
  const tooLong = (text: string, max: number) => (characterCount(text) > max ? t('messages:maxLengthExceeded') : null);
  return useForm<ModuleValues>({
    initialValues,
    enhanceGetInputProps: checkedOnceTyped,
    clearInputErrorOnChange: true,
    validate: {
      name: (name) => (name.trim() === '' ? t('messages:moduleNameRequired') : tooLong(name.trim(), LIMITS.name.max)),
      description: (description) => tooLong(description.trim(), LIMITS.description.max),
    },
  });
}

interface ModuleFieldsProps {
  readonly form: ReturnType<typeof useModuleForm>;
  readonly scopes: readonly CategoryScope[];
  /** Reason why it was not saved; what was entered is still there. */
  readonly failure: string | null;
}

/** Name, description and category of a module. */
export function ModuleFields({ form, scopes, failure }: ModuleFieldsProps) {
  const t = useT('modules');
  return (
    <Stack gap={8}>
      <TextInput
        label={t('name')}
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
        {...withNote({ problem: form.errors.name, lines: 1 })}
      />
      <TextInput
        label={t('description')}
        {...form.getInputProps('description')}
        {...withNote({
          problem: form.errors.description,
          count: characterCount(form.values.description),
          max: LIMITS.description.max,
          lines: 1,
        })}
      />
      <CategoryField
        scopes={scopes}
        value={form.values.category}
        onChange={(category) => form.setFieldValue('category', category)}
      />
      {failure !== null && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
    </Stack>
  );
}
