import { type Category, LIMITS } from '@mailwright/contract';
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { moduleCategoriesQuery } from '../../../../shared/modules/modules-query.ts';
import { categoryNameProblem } from '../library/category-name.ts';
import { createCategory } from '../library/module-changes.ts';
import type { CategoryScope } from '../library/module-permissions.ts';
import classes from './ModuleDialog.module.css';

interface NewCategoryProps {
  /** Scopes that the category may be for; the first is selected at the start. */
  readonly scopes: readonly CategoryScope[];
  readonly onMade: (category: Category) => void;
  readonly onCancel: () => void;
}

/** Makes a category in the place where one is chosen. */
export function NewCategory({ scopes, onMade, onCancel }: NewCategoryProps) {
  const t = useT('modules');
  const categories = useQuery(moduleCategoriesQuery).data ?? [];
  const [name, setName] = useState('');
  const [scope, setScope] = useState<CategoryScope>(scopes[0] ?? 'user');
  const [problem, setProblem] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: () => createCategory(name.trim(), scope),
    onSuccess: onMade,
    onError: (error) => setProblem(formProblems(error, ['name'])?.name ?? errorSentence(error)),
  });
  const submit = () => {
    if (make.isPending) return;
    const wrong = categoryNameProblem(name, categories);
    if (wrong) setProblem(t(`messages:${wrong}`));
    else make.mutate();
  };
  return (
    <div className={classes.newCategory}>
      <TextInput
        label={t('category.name')}
        value={name}
        maxLength={LIMITS.categoryName.max}
        error={problem}
        ref={focusOnce}
        // It stands inside another form, which Enter does not mean here.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
      />
      {scopes.length > 1 && (
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('category.scope')}
          data={scopes.map((value) => ({ value, label: t(`category.scope.${value}`) }))}
          value={scope}
          onChange={(value) => setScope(scopes.find((one) => one === value) ?? scope)}
        />
      )}
      <Group justify="flex-end" gap={8}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
        <Button size="xs" loading={make.isPending} onClick={submit}>
          {t('category.create')}
        </Button>
      </Group>
    </div>
  );
}

function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}
