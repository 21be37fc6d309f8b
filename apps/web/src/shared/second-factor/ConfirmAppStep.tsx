import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { encode } from 'uqr';
import { useT } from '../i18n/use-t.ts';
import { copyText } from '../ui/copy-text.ts';
import { StepForm } from '../ui/dialog/StepForm.tsx';
import classes from './SecondFactor.module.css';

/** Number of white modules around the code, which cameras need to find it. */
const QUIET_ZONE = 4;

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

/** Shows a QR code, dark on white in every scheme: many cameras read no other. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
