import type { FindingInfo } from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { FindingList } from './FindingList.tsx';

interface PublishChecksDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** What readers would meet broken. */
  readonly findings: readonly FindingInfo[];
  /** A line was clicked. */
  readonly onGo: (finding: FindingInfo) => void;
  /** Publishes the mail as it is. */
  readonly onPublish: () => void;
  /** The way to put it right. */
  readonly back: { readonly label: string; readonly run: () => void };
}

/** Something in the mail is broken: it can be put right first, or published as it is. */
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
