import { LIMITS, type Principal, type TemplateElement } from '@mailwright/contract';
import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PeoplePicker } from '../../../../shared/people/PeoplePicker.tsx';
import { PersonChips } from '../../../../shared/people/PersonChips.tsx';
import { fullName } from '../../../../shared/person-name.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { shareTemplate } from '../../data/sharing-changes.ts';
import { removalRefusal } from './removal-refusal.ts';
import classes from './SharingDialog.module.css';

interface SharingDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: TemplateElement;
}

/** Asks for the people who may edit a draft too. */
export function SharingDialog({ opened, close, template }: SharingDialogProps) {
  const t = useT('dashboard');
  const [chosen, setChosen] = useState<readonly Principal[]>(template.collaborators);
  const [refused, setRefused] = useState<string | null>(null);
  const ids = new Set(chosen.map(({ id }) => id));
  const before = new Set(template.collaboratorsList);
  const changed = ids.size !== before.size || [...ids].some((id) => !before.has(id));
  const save = useMutation({
    mutationFn: () => shareTemplate(template, [...ids]),
    onSuccess: () => {
      const { name } = template;
      toast.success(ids.size === 0 ? t('toast.sharingEnded', { name }) : t('toast.shared', { name, count: ids.size }));
      close();
    },
    onError: (error) => toast.error(errorSentence(error)),
  });

  const remove = (person: Principal) => {
    const left = chosen.filter(({ id }) => id !== person.id);
    const refusal = before.has(person.id) ? removalRefusal(template, left, person.id) : null;
    setRefused(refusal && t(`sharing.refused.${refusal}`, { name: fullName(person) }));
    if (refusal === null) setChosen(left);
  };
  const toggle = (person: Principal) => {
    if (ids.has(person.id)) return remove(person);
    const full = ids.size >= LIMITS.collaborators.max;
    setRefused(full ? t('sharing.refused.full', { count: LIMITS.collaborators.max }) : null);
    if (!full) setChosen([...chosen, person]);
  };

  return (
    <DialogFrame
      opened={opened}
      onClose={close}
      dirty={changed && !save.isSuccess}
      title={t('sharing.title', { name: template.name })}
      size={520}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) save.mutate();
        }}
      >
        <p className={classes.hint}>{t('sharing.hint')}</p>
        <PersonChips people={chosen} holderId={template.isLocked ? template.collaboratorId : null} onRemove={remove} />
        {refused !== null && (
          <Alert color="orange" role="alert" p="xs">
            {refused}
          </Alert>
        )}
        <PeoplePicker chosen={ids} onToggle={toggle} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!changed}>
            {t('sharing.save')}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  );
}
