import { Alert, Button, List } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../../shared/ui/dialog/DialogActions.tsx';
import classes from './ReplaceImageDialog.module.css';
import type { ReplaceOutcome } from './replace-everywhere.ts';

interface ReplaceResultProps {
  readonly outcome: ReplaceOutcome;
  readonly onClose: () => void;
}

/** Shows the result for each template, by its name. */
export function ReplaceResult({ outcome: { updated, failed, left }, onClose }: ReplaceResultProps) {
  const t = useT('replaceImage');
  return (
    <>
      <div className={`${classes.main} ${classes.result}`} role="status">
        {updated.length > 0 && (
          <Alert
            color="gray"
            variant="light"
            icon={<IconCheck size={16} />}
            title={t('updated', { count: updated.length })}
          >
            <List size="sm">
              {updated.map(({ id, name }) => (
                <List.Item key={id}>{name}</List.Item>
              ))}
            </List>
            <p className={classes.note}>{t('undo')}</p>
          </Alert>
        )}
        {failed.length > 0 && (
          <Alert
            color="red"
            variant="light"
            icon={<IconAlertTriangle size={16} />}
            title={t('notUpdated', { count: failed.length })}
          >
            <List size="sm">
              {failed.map(({ id, name, sentence }) => (
                <List.Item key={id}>{t('why', { name, sentence })}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {left.length > 0 && (
          <Alert color="gray" variant="light" title={t('left', { count: left.length })}>
            <List size="sm">
              {left.map(({ id, name }) => (
                <List.Item key={id}>{name}</List.Item>
              ))}
            </List>
          </Alert>
        )}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}
