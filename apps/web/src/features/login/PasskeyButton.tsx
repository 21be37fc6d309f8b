import type { endpoints } from '@mailwright/contract';
import { Alert, Button, type ButtonVariant } from '@mantine/core';
import { IconAlertCircle, IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { askPasskey, isNotGiven } from '../../shared/passkeys/ask-passkey.ts';

type Rows = typeof endpoints.passkeys;

interface PasskeyButtonProps {
  readonly ask: Rows['ask'] | Rows['askFactor'];
  readonly answer: Rows['signIn'] | Rows['answerFactor'];
  readonly variant: ButtonVariant;
  readonly enter: () => Promise<void>;
}

/** Signs in with a passkey; says nothing when the person changes their mind. */
export function PasskeyButton({ ask, answer, variant, enter }: PasskeyButtonProps) {
  const t = useT('login');
  const signIn = useMutation({
    mutationFn: async () => {
      const response = await askPasskey(await call(ask, {}));
      await call(answer, { body: { response } });
    },
    onSuccess: enter,
  });
  return (
    <>
      <Button
        variant={variant}
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={18} />}
        loading={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
      >
        {t('passkey')}
      </Button>
      {signIn.isError && !isNotGiven(signIn.error) && (
        <Alert variant="light" color="red" mt="sm" icon={<IconAlertCircle size={18} />} role="alert">
          {errorSentence(signIn.error)}
        </Alert>
      )}
    </>
  );
}
