import { Alert, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { formatBytes } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './PersonalDataDownload.module.css';
import { usePersonalData } from './use-personal-data.ts';

interface PersonalDataDownloadProps {
  /** Id of another person, for administrators; absent for the person signed in. */
  readonly personId?: string;
}

/** Downloads the archive of everything that the server stores about a person. It shows the progress and can be stopped. */
export function PersonalDataDownload({ personId }: PersonalDataDownloadProps) {
  const t = useT('accounts');
  const { bytes, error, isDone, start, cancel } = usePersonalData(personId);
  const isRunning = bytes !== null;
  return (
    <div className={classes.download}>
      <p className={classes.hint}>{t(personId === undefined ? 'data.hint' : 'data.hintOfOther')}</p>
      {error !== null && (
        <Alert color="red" role="alert">
          {errorSentence(error)}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={isRunning} onClick={start}>
          {t('data.download')}
        </Button>
        {isRunning && (
          <Button variant="subtle" onClick={cancel}>
            {t('shared:cancel')}
          </Button>
        )}
        <p className={classes.hint} role="status">
          {isRunning && t('data.progress', { size: formatBytes(bytes) })}
          {isDone && t('data.done')}
        </p>
      </div>
    </div>
  );
}
