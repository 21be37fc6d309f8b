import type { TemplateElement } from '@mailwright/contract';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { categoriesQuery } from '../../data/queries.ts';
import { categoryOptions } from './category-options.ts';
import type { TemplateForm } from './use-template-form.ts';

interface CategoriesFieldProps {
  readonly form: TemplateForm;
  readonly template: TemplateElement;
}

export function CategoriesField({ form, template }: CategoriesFieldProps) {
  const t = useT('dashboard');
  const isAdmin = useAccount().role === 'admin';
  const { data = [], isPending } = useQuery(categoriesQuery(isAdmin));
  const groups = categoryOptions(data, template.categories, isAdmin).map(({ group, items }) => ({
    group: t(`field.group.${group}`),
    items: [...items],
  }));
  return (
    <MultiSelect
      label={t('field.categories')}
      description={t('field.categoriesHint')}
      data={groups}
      disabled={isPending}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('field.categoriesNone')}
      comboboxProps={{ withinPortal: true }}
      {...form.getInputProps('categories')}
    />
  );
}
