import { type Category, LIMITS } from '@mailwright/contract';
import { Button, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { statusOf } from '../../../../shared/async-status.ts';
import { checkedOnceTyped } from '../../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { moduleCategoriesQuery } from '../../../../shared/modules/modules-query.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { categoryNameProblem } from '../library/category-name.ts';
import { changeCategory, createCategory } from '../library/module-changes.ts';
import { type CategoryScope, managedScopes } from '../library/module-permissions.ts';
import { revealCategory } from '../library/reveal-module.ts';

interface ModuleCategoryDialogProps {
  /** The one to rename; absent for a new one. */
  readonly category?: Category;
}

/** Names a category of modules, a new one or one that is there. */
export function ModuleCategoryDialog({ category }: ModuleCategoryDialogProps) {
  const t = useT('modules');
  const session = useEditorSession();
  const scopes = managedScopes(useAccount());
  const [scope, setScope] = useState<CategoryScope>(scopes[0] ?? 'user');
  const categories = useQuery(moduleCategoriesQuery).data ?? [];
  const form = useForm({
    initialValues: { name: category?.name ?? '' },
    enhanceGetInputProps: checkedOnceTyped,
    clearInputErrorOnChange: true,
    validate: {
      name: (name) => {
        const problem = categoryNameProblem(name, categories, category);
        return problem && t(`messages:${problem}`);
      },
    },
  });
  const close = () => closeDialog(session);
  const save = useMutation({
    mutationFn: async ({ name }: { readonly name: string }) => {
      if (!category) return createCategory(name.trim(), scope);
      await changeCategory(category, { name: name.trim() });
      return { id: category.id, name: name.trim() };
    },
    onSuccess: ({ id, name }) => {
      close();
      revealCategory(session, id);
      toast.success(t(category ? 'category.renamed' : 'category.created', { name }));
    },
    onError: (error) => form.setFieldError('name', formProblems(error, ['name'])?.name ?? errorSentence(error)),
  });
  return (
    <DialogFrame
      opened
      centered
      size={420}
      title={t(category ? 'category.rename' : 'category.new')}
      dirty={form.isDirty()}
      onClose={close}
    >
      <form noValidate data-status={statusOf(save)} onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap={8}>
          <TextInput
            label={t('category.name')}
            withAsterisk
            data-autofocus
            maxLength={LIMITS.categoryName.max}
            {...form.getInputProps('name')}
            {...withNote({ problem: form.errors.name })}
          />
          {!category && scopes.length > 1 && (
            <Input.Wrapper labelElement="div" label={t('category.scope')}>
              <SegmentedControl
                fullWidth
                aria-label={t('category.scope')}
                data={scopes.map((value) => ({ value, label: t(`category.scope.${value}`) }))}
                value={scope}
                onChange={(value) => setScope(scopes.find((one) => one === value) ?? scope)}
              />
            </Input.Wrapper>
          )}
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(category ? 'save' : 'category.create')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
