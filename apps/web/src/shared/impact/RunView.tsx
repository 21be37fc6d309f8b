import { endpoints, type ModuleUpdate } from '@mailwright/contract';
import { Alert, Button, List, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { queryClient } from '../api/query-client.ts';
import { useT } from '../i18n/use-t.ts';
import { DialogActions } from '../ui/dialog/DialogActions.tsx';
import { toast } from '../ui/toast/toast.tsx';
import classes from './ImpactDialog.module.css';
import { runQuery } from './impact-queries.ts';

interface RunViewProps {
  /** Update as it was when it was started or found. */
  readonly run: ModuleUpdate;
  /** Called with the update that was started to undo this one. */
  readonly onRun: (run: ModuleUpdate) => void;
  readonly onUpdated: () => void;
  readonly onClose: () => void;
}

const rows = endpoints.customModules;

/** Shows the progress of an update, then its result, with a button to undo it. */
export function RunView({ run: first, onRun, onUpdated, onClose }: RunViewProps) {
  const t = useT('moduleImpact');
  const { data: run } = useQuery(runQuery(first));
  const params = { id: run.id };
  const onError = (error: unknown) => toast.error(errorSentence(error));
  const cancel = useMutation({
    mutationFn: () => call(rows.cancelUpdate, { params }),
    onSuccess: (cancelled) => queryClient.setQueryData(runQuery(first).queryKey, cancelled),
    onError,
  });
  const { state, total, updated, skipped, skippedTemplates, takesBack } = run;
  const isRunning = state === 'running';
  // What was stopped while it was taken back goes on from the run that it takes back.
  const undone = takesBack ?? run.id;
  const takeBack = useMutation({
    mutationFn: () => call(rows.takeBackUpdate, { params: { id: undone } }),
    onSuccess: onRun,
    onError,
  });
  const updatedOnce = useEffectEvent(onUpdated);
  useEffect(() => {
    if (!isRunning) updatedOnce();
  }, [isRunning]);
  const done = updated + skipped;
  const left = isRunning ? 0 : total - done;
  const isBack = takesBack !== null;
  return (
    <>
      <div className={`${classes.main} ${classes.result}`}>
        {isRunning && (
          <div className={classes.progress} role="status">
            <Progress value={(100 * done) / Math.max(1, total)} aria-label={t('working')} animated />
            <Text size="sm">{t('progress', { done, count: total })}</Text>
            <Text size="sm" c="dimmed">
              {t('goesOn')}
            </Text>
          </div>
        )}
        {!isRunning && (
          <Alert
            role="status"
            color="gray"
            variant="light"
            icon={<IconCheck size={16} />}
            title={t(isBack ? 'takenBack' : 'updated', { count: updated })}
          >
            {!isBack && updated > 0 && t('history')}
          </Alert>
        )}
        {left > 0 && (
          <Alert
            color="gray"
            variant="light"
            title={t(state === 'cancelled' ? 'left' : 'leftToLater', { count: left })}
          />
        )}
        {skipped > 0 && (
          <Alert
            color="gray"
            variant="light"
            icon={<IconAlertTriangle size={16} />}
            title={t('skipped', { count: skipped })}
          >
            <List size="sm">
              {skippedTemplates.map(({ templateId, name, code, error }) => (
                <List.Item key={templateId}>
                  {t('why', { name, sentence: errorSentence(new ApiError(409, code, error)) })}
                </List.Item>
              ))}
            </List>
            {skipped > skippedTemplates.length && t('more', { count: skipped - skippedTemplates.length })}
          </Alert>
        )}
      </div>
      <DialogActions>
        {isRunning && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('stop')}
          </Button>
        )}
        {!isRunning && (isBack ? left > 0 : updated > 0) && (
          <Button variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {t(isBack ? 'takeBack.rest' : 'takeBack')}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}
