import type { TemplateElement } from '@mailwright/contract';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { duplicateTemplate } from '../data/duplicate-template.ts';

interface DuplicateDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly template: TemplateElement;
}

/** Asks whether the copy of a shared template is shared too. */
export function DuplicateDialog({ opened, close, pageActions, template }: DuplicateDialogProps) {
  const t = useT('dashboard');
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const take = async (answer: 'yes' | 'no') => {
    setBusy(answer);
    await duplicateTemplate(template, pageActions, { copySharedInfo: answer === 'yes' });
    close();
  };
  return (
    <DialogFrame
      opened={opened}
      onClose={close}
      title={t('duplicate.title', { name: template.name })}
      size={480}
      centered
    >
      <Text c="dimmed">{t('duplicate.body')}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button
          variant="default"
          loading={busy === 'no'}
          disabled={busy === 'yes'}
          onClick={() => void take('no')}
          data-autofocus
        >
          {t('duplicate.no')}
        </Button>
        <Button loading={busy === 'yes'} disabled={busy === 'no'} onClick={() => void take('yes')}>
          {t('duplicate.yes')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
