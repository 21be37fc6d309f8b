import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { InMyBrandSwitch } from '../../../../shared/brand/InMyBrandSwitch.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useInsertAs, usualInsertAs } from '../../../../shared/modules/insert-as.ts';
import { refreshModules } from '../../../../shared/modules/modules-query.ts';
import { navigate } from '../../../../shared/navigation/navigate.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { createTemplate } from '../../data/create-template.ts';
import { layoutsQuery } from '../../data/queries.ts';
import { TemplateFields } from '../template-form/TemplateFields.tsx';
import { type TemplateFormValues, useTemplateForm } from '../template-form/use-template-form.ts';
import { LayoutPicker, type LayoutTab } from './LayoutPicker.tsx';
import { layoutChoices } from './layout-choice.ts';
import { ModulePicker } from './modules/ModulePicker.tsx';
import { kindOf, type PickedModule } from './modules/picked-modules.ts';
import { pickedProblem } from './modules/picked-problem.ts';
import classes from './NewTemplateDialog.module.css';

interface NewTemplateDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
}

/** Creates a draft from a layout or from modules, or a system template, and opens it in the editor. */
export function NewTemplateDialog({ opened, close }: NewTemplateDialogProps) {
  const t = useT('dashboard');
  const isAdmin = useAccount().role === 'admin';
  const form = useTemplateForm();
  const [isSystem, setSystem] = useState(false);
  const layouts = useQuery(layoutsQuery);
  const choices = layoutChoices(layouts.data?.elements ?? [], {
    name: t('new.blank'),
    description: t('new.blankDescription'),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [tab, setTab] = useState<LayoutTab>('basic');
  const [picked, setPicked] = useState<readonly PickedModule[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const kind = kindOf(picked);
  const as = useInsertAs(kind) ?? usualInsertAs(kind);
  const ofModules = tab === 'modules';
  const all = [...choices.basic, ...choices.featured];
  const layout = all.find(({ id }) => id === chosen) ?? choices.basic[0];
  const create = useMutation({
    mutationFn: ({ name, tags, description }: TemplateFormValues) => {
      const content = ofModules
        ? { modules: { ids: picked.map(({ module }) => module.id), as } }
        : { id: layout?.template?.id ?? null };
      return createTemplate({ name, tags: tags.join(','), description, ...content }, isSystem);
    },
    onSuccess: (address) => navigate(address),
    onError: (error) => {
      const problems = formProblems(error, Object.keys(form.values));
      if (problems) form.setErrors(problems);
      else if (ofModules) {
        setProblem(pickedProblem(error));
        // What somebody else has deleted meanwhile is marked in the list.
        void refreshModules();
      }
      // A draft that was not made clears the loading state and says nothing more: the specification wants it so.
      else if (isSystem) toast.error(errorSentence(error));
    },
  });

  const submit = (values: TemplateFormValues) => {
    if (ofModules && picked.length === 0) setProblem(t('new.modules.required'));
    else create.mutate(values);
  };
  const isDirty = form.isDirty() || picked.length > 0;

  return (
    <DialogFrame opened={opened} onClose={close} dirty={isDirty} title={t('new.title')} size={960}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <div className={classes.columns}>
          <TemplateFields form={form}>
            {!(ofModules && as === 'linked') && <InMyBrandSwitch />}
            {isAdmin && (
              <Checkbox
                label={t('new.system')}
                description={t('new.systemHint')}
                checked={isSystem}
                onChange={(event) => setSystem(event.currentTarget.checked)}
              />
            )}
          </TemplateFields>
          <LayoutPicker
            {...choices}
            loading={layouts.isPending}
            failed={layouts.isError}
            chosen={layout?.id ?? null}
            onChoose={setChosen}
            tab={tab}
            onTab={setTab}
            modules={
              <ModulePicker
                picked={picked}
                onPicked={(next) => {
                  setPicked(next);
                  setProblem(null);
                }}
                problem={problem}
              />
            }
          />
        </div>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button
            type="submit"
            loading={create.isPending || create.isSuccess}
            disabled={layouts.isPending && !ofModules}
          >
            {t('new.create')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
