import type { FindingInfo } from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { FindingList } from './FindingList.tsx';

interface PublishChecksDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Problems that readers would notice. */
  readonly findings: readonly FindingInfo[];
  /** Called when a line was clicked. */
  readonly onGo: (finding: FindingInfo) => void;
  /** Publishes the mail as it is. */
  readonly onPublish: () => void;
  /** Button that leads to the place where the problems can be fixed. */
  readonly back: { readonly label: string; readonly run: () => void };
}

/** Shows the problems of a mail before publishing: they can be fixed first, or the mail is published as it is. */
export function PublishChecksDialog({ opened, close, findings, onGo, onPublish, back }: PublishChecksDialogProps) {
  const t = useT('checks');
  return (
    <DialogFrame opened={opened} onClose={close} title={t('publishTitle')} size={480} centered>
      <FindingList findings={findings.map((finding) => ({ ...finding, fix: null }))} onGo={onGo} />
      <Group justify="flex-end" gap={8} mt="lg">
        <Button variant="default" onClick={onPublish}>
          {t('publishAnyway')}
        </Button>
        <Button data-autofocus onClick={back.run}>
          {back.label}
        </Button>
      </Group>
    </DialogFrame>
  );
}
