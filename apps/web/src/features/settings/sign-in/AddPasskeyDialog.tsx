import { endpoints } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { isNotGiven, isThereAlready, makePasskey } from '../../../shared/passkeys/ask-passkey.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface AddPasskeyDialogProps {
  readonly opened: boolean;
  readonly hasPassword: boolean;
  readonly close: () => void;
}

/** Makes a passkey: the password, the browser's own question, and the recovery codes with the first factor. */
export function AddPasskeyDialog({ opened, ...rest }: AddPasskeyDialogProps) {
  const t = useT('signIn');
  return (
    <DialogFrame opened={opened} onClose={rest.close} title={t('passkeys.addTitle')}>
      <Steps {...rest} />
    </DialogFrame>
  );
}

function Steps({ hasPassword, close }: Omit<AddPasskeyDialogProps, 'opened'>) {
  const t = useT('signIn');
  const add = useMutation({
    mutationFn: async (password: string | undefined) => {
      const options = await call(endpoints.passkeys.begin, { body: password === undefined ? {} : { password } });
      const response = await makePasskey(options);
      return call(endpoints.passkeys.add, { body: { name: t('passkeys.newName'), response } });
    },
    onSuccess: ({ recoveryCodes }) => {
      toast.success(t('passkeys.added'));
      if (recoveryCodes === null) close();
    },
  });
  const codes = add.data?.recoveryCodes;
  if (codes) return <RecoveryCodes codes={codes} done={close} />;
  return (
    <PasswordStep
      hasPassword={hasPassword}
      body={t('passkeys.addBody')}
      close={close}
      error={toldOf(add.error, { notGiven: t('passkeys.notGiven'), thereAlready: t('passkeys.thereAlready') })}
      isPending={add.isPending}
      go={(password) => add.mutate(password)}
    />
  );
}

/** What browsers say in their own words, in ours. */
function toldOf(error: unknown, sentences: { readonly notGiven: string; readonly thereAlready: string }): unknown {
  if (isNotGiven(error)) return new ApiError(0, 'PASSKEY_NOT_GIVEN', sentences.notGiven);
  return isThereAlready(error) ? new ApiError(0, 'PASSKEY_THERE', sentences.thereAlready) : error;
}
