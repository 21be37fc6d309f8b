import { type CustomModule, endpoints } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { statusOf } from '../../../../shared/async-status.ts';
import { relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { refreshModules } from '../../../../shared/modules/modules-query.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { isStaleBody, savedBy } from '../../core/template/stale-save.ts';
import { NO_CATEGORY } from './CategoryField.tsx';
import { ModuleFields, type ModuleValues, useModuleForm } from './ModuleFields.tsx';

const FIELDS = ['name', 'description', 'category'] as const;

/** Name, description and category of a module that is there. Somebody else's change is told before it is overwritten. */
export function ModuleDialog({ module }: { readonly module: CustomModule }) {
  const t = useT('modules');
  const session = useEditorSession();
  const { id, name, description, category, isSystem } = module;
  const [revision, setRevision] = useState(module.revision);
  const form = useModuleForm({ name, description, category: category?.id ?? NO_CATEGORY });
  const close = () => closeDialog(session);
  const save = useMutation({
    mutationFn: (values: ModuleValues) =>
      call(endpoints.customModules.update, {
        params: { id },
        body: {
          name: values.name.trim(),
          description: values.description.trim(),
          category: values.category === NO_CATEGORY ? null : values.category,
          revision,
        },
      }),
    onSuccess: async (changed) => {
      await refreshModules();
      close();
      toast.success(t('changed', { name: changed.name }));
    },
    onError: (error) => {
      // Saved once more, it is on purpose.
      if (error instanceof ApiError && isStaleBody(error.body)) setRevision(error.body.current.revision);
      const problems = formProblems(error, FIELDS);
      if (problems) form.setErrors(problems);
    },
  });
  const staleSentence = () => {
    if (!(save.error instanceof ApiError) || !isStaleBody(save.error.body)) return null;
    const { current } = save.error.body;
    const who = savedBy(current);
    const time = relativeTime(current.lastModified);
    return who === null ? t('stale', { time }) : t('staleBy', { who, time });
  };
  const failure =
    save.isError && !formProblems(save.error, FIELDS) ? (staleSentence() ?? errorSentence(save.error)) : null;

  return (
    <DialogFrame opened centered size={440} title={t('edit.title')} dirty={form.isDirty()} onClose={close}>
      <form noValidate data-status={statusOf(save)} onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <ModuleFields form={form} scopes={isSystem ? ['system'] : ['user']} failure={failure} />
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
