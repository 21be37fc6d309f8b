import { endpoints } from '@mailwright/contract';
import { Alert, Anchor, Button, Skeleton, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { navigate } from '../../shared/navigation/navigate.ts';
import classes from './LoginPage.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useEnter } from './use-enter.ts';

const rows = endpoints.secondFactor;

/** Asks for the second factor after the password. A person who waited too long must sign in again. */
export function SecondFactorForm({ next }: { readonly next: string }) {
  const t = useT('login');
  const enter = useEnter(next);
  const [code, setCode] = useState('');
  const asked = useQuery({
    queryKey: ['asked-factor'],
    queryFn: ({ signal }) => call(rows.asked, {}, { signal }),
    retry: false,
    gcTime: 0,
  });
  const [wantsRecovery, setRecovery] = useState(false);
  const isRecovery = wantsRecovery || asked.data?.totp === false;
  const send = useMutation({
    mutationFn: () => call(rows.answer, { body: { code } }),
    onSuccess: enter,
  });
  const again = () => navigate(`/login?${new URLSearchParams({ next })}`, { replace: true });
  const failure = send.error ?? asked.error;
  const isOver = failure instanceof ApiError && failure.status === 401;
  if (asked.isPending) return <Skeleton h={150} />;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') send.mutate();
      }}
    >
      {failure && (
        <Alert variant="light" color="red" icon={<IconAlertCircle size={18} />} role="alert">
          {isOver ? t('factor.over') : errorSentence(failure)}
        </Alert>
      )}
      {!isOver && asked.data?.passkeys === true && (
        <div>
          <PasskeyButton
            ask={endpoints.passkeys.askFactor}
            answer={endpoints.passkeys.answerFactor}
            variant={asked.data.totp ? 'default' : 'filled'}
            enter={enter}
          />
        </div>
      )}
      {!isOver && (
        <>
          <TextInput
            key={isRecovery ? 'recovery' : 'app'}
            label={t(isRecovery ? 'factor.recovery' : 'factor.code')}
            description={t(isRecovery ? 'factor.recoveryHint' : 'factor.codeHint')}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            size="md"
            autoFocus
          />
          <Button type="submit" size="md" fullWidth loading={send.isPending || send.isSuccess}>
            {t('factor.submit')}
          </Button>
          {asked.data?.recoveryCodes === true && asked.data.totp && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => {
                setCode('');
                send.reset();
                setRecovery(!isRecovery);
              }}
            >
              {t(isRecovery ? 'factor.useApp' : 'factor.useRecovery')}
            </Anchor>
          )}
        </>
      )}
      <Anchor component="button" type="button" size="sm" onClick={again}>
        {t('factor.again')}
      </Anchor>
    </form>
  );
}
