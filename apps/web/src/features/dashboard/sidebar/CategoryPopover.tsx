import { type Category, endpoints, LIMITS } from '@mailwright/contract';
import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../shared/api/form-problems.ts';
import { checkedWhenLeft } from '../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { withNote } from '../../../shared/ui/FieldNote.tsx';
import { refreshCategories } from '../data/category-changes.ts';
import classes from './CategoryPopover.module.css';
import { categoryNameProblem } from './category-name.ts';

interface CategoryPopoverProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Category to rename; absent for a new one. */
  readonly category?: Category;
  readonly categories: readonly Category[];
}

/** Asks for the name of a category, beside the element that opened it. */
export function CategoryPopover({ opened, close, category, categories }: CategoryPopoverProps) {
  const t = useT('dashboard');
  const form = useForm({
    initialValues: { name: category?.name ?? '' },
    enhanceGetInputProps: checkedWhenLeft,
    clearInputErrorOnChange: true,
    validate: {
      name: (name) => {
        const problem = categoryNameProblem(name, categories, category?.id);
        return problem && t(`messages:${problem}`);
      },
    },
  });
  const save = useMutation({
    mutationFn: async ({ name }: { readonly name: string }) => {
      const body = { name: name.trim() };
      if (category) await call(endpoints.categories.update, { params: { id: category.id }, body });
      else
        await call(endpoints.categories.create, { body: { ...body, type: 'email', group: 'system', hidden: false } });
    },
    onSuccess: async () => {
      await refreshCategories();
      close();
    },
    onError: (error) => {
      form.setFieldError('name', formProblems(error, ['name'])?.name ?? errorSentence(error));
    },
  });

  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      width={300}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="lg"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={category ? t('category.rename') : t('category.new')}>
        <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
          <TextInput
            label={t('category.name')}
            maxLength={LIMITS.categoryName.max}
            data-autofocus
            {...form.getInputProps('name')}
            {...withNote({ problem: form.errors.name })}
          />
          <Group justify="flex-end" gap="xs" mt="sm">
            <Button variant="default" size="compact-md" onClick={close}>
              {t('shared:cancel')}
            </Button>
            <Button type="submit" size="compact-md" loading={save.isPending} disabled={!form.isDirty()}>
              {category ? t('category.save') : t('category.create')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
