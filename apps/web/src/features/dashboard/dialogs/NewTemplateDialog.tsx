import { endpoints } from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/DialogFrame.tsx';
import { refreshTemplates } from '../data/cached-lists.ts';
import { layoutsQuery } from '../data/queries.ts';
import { LayoutPicker } from './LayoutPicker.tsx';
import { layoutChoices } from './layout-choice.ts';
import classes from './NewTemplateDialog.module.css';
import { TemplateFields } from './TemplateFields.tsx';
import { type TemplateFormValues, useTemplateForm } from './use-template-form.ts';

interface NewTemplateDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
}

/** A new draft from a layout; the editor opens on it. */
export function NewTemplateDialog({ opened, close }: NewTemplateDialogProps) {
  const t = useT('dashboard');
  const navigate = useNavigate();
  const form = useTemplateForm({ name: '', tags: [], description: '' });
  const layouts = useQuery(layoutsQuery);
  const choices = layoutChoices(layouts.data?.elements ?? [], {
    name: t('new.blank'),
    description: t('new.blankDescription'),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const all = [...choices.basic, ...choices.featured];
  const layout = all.find(({ id }) => id === chosen) ?? choices.basic[0];
  // A failure clears the loading state and says nothing more: the specification wants it so.
  const create = useMutation({
    mutationFn: ({ name, tags, description }: TemplateFormValues) =>
      call(endpoints.userTemplates.create, {
        params: { type: 'email' },
        body: { name, tags: tags.join(','), description, id: layout?.template?.id ?? null },
      }),
    onSuccess: async ({ templateId }) => {
      void refreshTemplates();
      await navigate(`/edit/${templateId}`);
    },
  });

  return (
    <DialogFrame opened={opened} onClose={close} dirty={form.isDirty()} title={t('new.title')} size={960}>
      <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <div className={classes.columns}>
          <TemplateFields form={form} />
          <LayoutPicker
            {...choices}
            loading={layouts.isPending}
            failed={layouts.isError}
            chosen={layout?.id ?? null}
            onChoose={setChosen}
          />
        </div>
        <Group justify="flex-end" className={classes.foot}>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={create.isPending} disabled={layouts.isPending}>
            {t('new.create')}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  );
}
