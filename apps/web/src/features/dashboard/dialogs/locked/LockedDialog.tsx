import { may, type TemplateInfo } from '@mailwright/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { openPreview } from '../../../../shared/pages/open-preview.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { actorOf } from '../../../../shared/session/account.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import { editAddress } from '../../data/edit-address.ts';
import { requestUnlock } from '../../data/sharing-changes.ts';
import { NextStepsDialog } from '../NextStepsDialog.tsx';
import { lockQuery } from './lock-query.ts';
import { unwatchLock, watchedLocks, watchLock } from './watched-locks.ts';

interface LockedDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly id: string;
}

/** Shows that somebody else is editing a template, and offers to read it, to be told when it is free, or to ask for it. */
export function LockedDialog({ opened, close, pageActions, id }: LockedDialogProps) {
  const t = useT('dashboard');
  const actor = actorOf(useAccount());
  const { data: template } = useQuery({ ...lockQuery(id), enabled: opened });
  const watched = useStore(watchedLocks, ({ ids }) => ids.includes(id));
  const ask = useMutation({
    mutationFn: (asked: TemplateInfo) => requestUnlock(asked),
    onSuccess: (sent) => sent && toast.success(t('messages:unlockRequestSent')),
  });
  const isFree = template !== undefined && !template.isLocked;
  const tell = () => {
    watchLock(id);
    toast.success(t('locked.willTell'));
    close();
  };
  const open = () => {
    unwatchLock(id);
    close();
    pageActions.goTo(editAddress({ id, isSystem: false }));
  };

  return (
    <NextStepsDialog
      opened={opened}
      close={close}
      title={t('locked.title')}
      size={560}
      ways={
        <>
          <Button variant="default" onClick={() => void openPreview(id)}>
            {t('locked.read')}
          </Button>
          <Button
            variant="default"
            loading={ask.isPending}
            disabled={template === undefined || !may('requestUnlock', actor, template)}
            onClick={() => template !== undefined && ask.mutate(template)}
          >
            {t('locked.ask')}
          </Button>
          {isFree ? (
            <Button onClick={open}>{t('locked.open')}</Button>
          ) : watched ? (
            <Button onClick={() => unwatchLock(id)}>{t('locked.stopTelling')}</Button>
          ) : (
            <Button data-autofocus onClick={tell}>
              {t('locked.tell')}
            </Button>
          )}
        </>
      }
    >
      <Text>{t('messages:templateLocked')}</Text>
      <Text c="dimmed" mt="xs" role="status" aria-busy={template === undefined}>
        {template === undefined ? (
          <Skeleton component="span" display="inline-block" height={12} width="70%" />
        ) : isFree ? (
          t('locked.isFree', { name: template.name })
        ) : (
          t('locked.holder', {
            name: template.name,
            holder: template.lockedBy === null ? '' : fullName(template.lockedBy),
          })
        )}
      </Text>
    </NextStepsDialog>
  );
}
