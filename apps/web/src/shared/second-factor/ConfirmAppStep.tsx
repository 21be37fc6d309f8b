import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { copyText } from '../ui/copy-text.ts';
import { StepForm } from '../ui/dialog/StepForm.tsx';
import { QrCode } from './QrCode.tsx';
import classes from './SecondFactor.module.css';

interface ConfirmAppStepProps {
  readonly app: { readonly secret: string; readonly address: string };
  readonly close: () => void;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly confirm: (code: string) => void;
}

/** Shows the QR code, and asks for a code that proves that the app has read it. */
export function ConfirmAppStep({ app, confirm, ...rest }: ConfirmAppStepProps) {
  const t = useT('signIn');
  const [code, setCode] = useState('');
  return (
    <StepForm isReady={code.trim() !== ''} submit={() => confirm(code)} submitLabel={t('app.turnOn')} {...rest}>
      <Text size="sm">{t('app.scan')}</Text>
      <QrCode text={app.address} label={t('app.qrCode')} />
      <Text size="sm">{t('app.byHand')}</Text>
      <p className={classes.secret}>
        <code>{app.secret.replace(/.{4}/g, '$& ').trim()}</code>
        <Button variant="subtle" size="compact-sm" flex="none" onClick={() => void copyText(app.secret)}>
          {t('copy')}
        </Button>
      </p>
      <TextInput
        label={t('app.code')}
        description={t('app.codeHint')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
    </StepForm>
  );
}
