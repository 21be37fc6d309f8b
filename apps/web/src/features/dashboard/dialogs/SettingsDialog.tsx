import {
  endpoints,
  isFavorite,
  splitTags,
  type TemplateElement,
  withFavorite,
  withoutFavorite,
} from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { refreshTemplates } from '../data/cached-lists.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { type TemplateFormValues, useTemplateForm } from './use-template-form.ts';

interface SettingsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: TemplateElement;
}

/** Name, tags and description of a template. */
export function SettingsDialog({ opened, close, template }: SettingsDialogProps) {
  const t = useT('dashboard');
  const form = useTemplateForm({
    name: template.name,
    tags: splitTags(withoutFavorite(template.tags)),
    description: template.description,
  });
  const save = useMutation({
    mutationFn: ({ name, tags, description }: TemplateFormValues) =>
      call(endpoints.userTemplates.update, {
        params: { id: template.id },
        // A shared draft may have been changed by somebody else since this list was loaded.
        headers: template.isShared ? { 'if-match': `"${template.revision}"` } : {},
        body: { name, description, tags: withFavorite(tags.join(','), isFavorite(template.tags)) },
      }),
    onSuccess: async () => {
      await refreshTemplates();
      toast.success(t('toast.settingsSaved'));
      close();
    },
    onError: (error) => toast.error(errorSentence(error)),
  });

  return (
    <DialogFrame opened={opened} onClose={close} dirty={form.isDirty()} title={t('settings.title')} size={480}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <TemplateFields form={form} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty() || !form.isValid()}>
            {t('settings.save')}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  );
}
