import { Button, Text } from '@mantine/core';
import { saveFile } from '../export/save-file.ts';
import { useT } from '../i18n/use-t.ts';
import { copyText } from '../ui/copy-text.ts';
import { DialogActions } from '../ui/dialog/DialogActions.tsx';
import classes from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly done: () => void;
}

/** Shows the recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const t = useT('signIn');
  const text = codes.join('\n');
  const download = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'mailwright-recovery-codes.txt');
  return (
    <>
      <Text size="sm" fw={600}>
        {t('recovery')}
      </Text>
      <Text size="sm">{t('recovery.keep')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={() => void copyText(text)}>
          {t('copy')}
        </Button>
        <Button variant="default" onClick={download}>
          {t('download')}
        </Button>
        <Button onClick={done}>{t('recovery.done')}</Button>
      </DialogActions>
    </>
  );
}
