import type { CustomModule } from '@mailwright/contract';
import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { statusOf } from '../../../../shared/async-status.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { moveModule } from '../library/module-changes.ts';
import { CategoryField, NO_CATEGORY } from './CategoryField.tsx';

/** Puts a module into another category, one of the system among those of the system. */
export function MoveModuleDialog({ module }: { readonly module: CustomModule }) {
  const t = useT('modules');
  const session = useEditorSession();
  const standing = module.category?.id ?? NO_CATEGORY;
  const [category, setCategory] = useState(standing);
  const close = () => closeDialog(session);
  const move = useMutation({
    mutationFn: () => moveModule(module, category === NO_CATEGORY ? null : category),
    onSuccess: () => {
      close();
      toast.success(t('moved', { name: module.name }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    move.mutate();
  };
  return (
    <DialogFrame opened centered size={420} title={t('move.title', { name: module.name })} onClose={close}>
      <form noValidate data-status={statusOf(move)} onSubmit={submit}>
        <CategoryField scopes={module.isSystem ? ['system'] : ['user']} value={category} onChange={setCategory} />
        {move.isError && (
          <Alert color="red" role="alert" mt={12}>
            {errorSentence(move.error)}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={move.isPending} disabled={category === standing}>
            {t('move.confirm')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
