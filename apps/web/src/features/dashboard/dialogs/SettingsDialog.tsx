import { splitTags, type TemplateElement, withoutFavorite } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../shared/api/form-problems.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { saveSettings } from '../data/save-settings.ts';
import { CategoriesField } from './template-form/CategoriesField.tsx';
import { InboxFields } from './template-form/InboxFields.tsx';
import { TemplateFields } from './template-form/TemplateFields.tsx';
import { type TemplateFormValues, useTemplateForm } from './template-form/use-template-form.ts';

interface SettingsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: TemplateElement;
}

/** Asks for a template's name, tags and description, for its subject and preheader, and for its categories. */
export function SettingsDialog({ opened, close, template }: SettingsDialogProps) {
  const t = useT('dashboard');
  const queries = useQueryClient();
  const form = useTemplateForm({
    name: template.name,
    tags: splitTags(withoutFavorite(template.tags)),
    description: template.description,
    subject: template.subject,
    preheader: template.preheader,
    categories: template.categories.map(({ id }) => id),
  });
  const save = useMutation({
    mutationFn: (values: TemplateFormValues) => saveSettings(template, values),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['categories'] });
      toast.success(t('toast.settingsSaved'));
      close();
    },
    onError: (error) => {
      const problems = formProblems(error, Object.keys(form.values));
      if (problems === null) toast.error(errorSentence(error));
      else form.setErrors(problems);
    },
  });

  return (
    <DialogFrame opened={opened} onClose={close} dirty={form.isDirty()} title={t('settings.title')} size={520}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <TemplateFields form={form} standing={template}>
          <InboxFields form={form} />
          <CategoriesField form={form} template={template} />
        </TemplateFields>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty() || !form.isValid()}>
            {t('settings.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
