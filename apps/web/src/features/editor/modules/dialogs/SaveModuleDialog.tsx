import { type CustomModule, endpoints } from '@mailwright/contract';
import type { JsonObject } from '@mailwright/document';
import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { statusOf } from '../../../../shared/async-status.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { moduleCategoriesQuery, refreshModules } from '../../../../shared/modules/modules-query.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { MailFrame } from '../../../../shared/ui/MailFrame.tsx';
import { MAIL_WIDTHS } from '../../../../shared/ui/mail-widths.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { SavableNodes } from '../../core/linked/savable-nodes.ts';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { linkSaved } from '../library/link-saved.ts';
import { revealModule } from '../library/reveal-module.ts';
import { hasOwnStyles, savedComponents, savedLook } from '../library/saved-content.ts';
import { NO_CATEGORY } from './CategoryField.tsx';
import classes from './ModuleDialog.module.css';
import { ModuleFields, type ModuleValues, useModuleForm } from './ModuleFields.tsx';

const FIELDS = ['name', 'description', 'category'] as const;

interface SaveModuleDialogProps {
  readonly saved: SavableNodes;
}

/** Makes a module of sections or a block, which may become its first linked instance. */
export function SaveModuleDialog({ saved }: SaveModuleDialogProps) {
  const t = useT('modules');
  const session = useEditorSession();
  const { role } = useAccount();
  const categories = useQuery(moduleCategoriesQuery).data ?? [];
  const [linked, setLinked] = useState(saved.linkable);
  const form = useModuleForm({ name: nameOf(saved), description: '', category: NO_CATEGORY });
  const look = useMemo(() => savedLook(session, saved), [session, saved]);
  const close = () => closeDialog(session);
  const save = useMutation({
    mutationFn: ({ name, description, category }: ModuleValues) =>
      call(endpoints.customModules.create, {
        body: {
          name: name.trim(),
          description: description.trim(),
          category: category === NO_CATEGORY ? null : category,
          // What is saved out of a module comes from no template.
          templateId: isModule(session) ? null : session.state.getState().template.id,
          components: savedComponents(saved),
          style: session.editor.getState().document.settings as unknown as JsonObject,
          isSystem: categories.some(({ id, group }) => id === category && group === 'system'),
        },
      }),
    onSuccess: (made) => {
      void refreshModules();
      const isLinked = !linked || linkSaved(session, saved, made);
      close();
      tell(made, isLinked);
    },
    onError: (error) => {
      const problems = formProblems(error, FIELDS);
      if (problems) form.setErrors(problems);
    },
  });
  const tell = ({ id, name }: CustomModule, isLinked: boolean) =>
    toast.success(t(isLinked ? 'saved' : 'savedNotLinked', { name }), {
      action: { label: t('showInModules'), run: () => revealModule(session, id) },
    });
  const failure = save.isError && !formProblems(save.error, FIELDS) ? errorSentence(save.error) : null;
  const count = saved.nodes.length;

  return (
    <DialogFrame opened centered size={720} title={t('save.title')} dirty={form.isDirty()} onClose={close}>
      <form noValidate data-status={statusOf(save)} onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <div className={classes.columns}>
          <figure className={classes.look}>
            <MailFrame
              source={{ html: look.html }}
              title={t('save.look')}
              width={Math.max(MAIL_WIDTHS.desktop, look.width)}
              className={classes.paper}
            />
            <figcaption>{t('save.width', { width: look.width })}</figcaption>
            {hasOwnStyles(session) && <figcaption>{t('save.ownStyles')}</figcaption>}
          </figure>
          <div className={classes.fields}>
            <ModuleFields form={form} scopes={role === 'admin' ? ['user', 'system'] : ['user']} failure={failure} />
            {saved.linkable && (
              <Checkbox
                mt={12}
                label={t(saved.kind === 'block' ? 'save.linkBlock' : 'save.link', { count })}
                description={t('save.linkHint')}
                checked={linked}
                onChange={({ currentTarget }) => setLinked(currentTarget.checked)}
              />
            )}
          </div>
        </div>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

/** The name that its author gave to what is saved. */
function nameOf({ nodes }: SavableNodes): string {
  return (nodes.length === 1 && nodes[0]?.name) || '';
}
