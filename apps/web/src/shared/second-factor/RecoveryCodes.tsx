import { Button, Text } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { copyText } from '../ui/copy-text.ts';
import { DialogActions } from '../ui/dialog/DialogActions.tsx';
import classes from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly done: () => void;
}

/** The recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const t = useT('signIn');
  return (
    <>
      <Text size="sm">{t('recovery.keep')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={() => void copyText(codes.join('\n'))}>
          {t('copy')}
        </Button>
        <Button onClick={done}>{t('recovery.done')}</Button>
      </DialogActions>
    </>
  );
}
