import { endpoints, type OwnerProof } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useT } from '../i18n/use-t.ts';
import { isNotGiven, isThereAlready, makePasskey } from '../passkeys/ask-passkey.ts';
import { toast } from '../ui/toast/toast.tsx';
import type { StepsProps } from './AppSteps.tsx';
import { ProofStep } from './ProofStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Makes a passkey: the proof, the browser's own question, and the recovery codes with the first factor. */
export function PasskeySteps({ state, cancel, done }: StepsProps) {
  const t = useT('signIn');
  const add = useMutation({
    mutationFn: async (proof: OwnerProof) => {
      const options = await call(endpoints.passkeys.begin, { body: proof });
      const response = await makePasskey(options);
      return call(endpoints.passkeys.add, { body: { name: t('passkeys.newName'), response } });
    },
    onSuccess: ({ recoveryCodes }) => {
      toast.success(t('passkeys.added'));
      if (recoveryCodes === null) done();
    },
  });
  const codes = add.data?.recoveryCodes;
  if (codes) return <RecoveryCodes codes={codes} done={done} />;
  return (
    <ProofStep
      state={state}
      body={t('passkeys.addBody')}
      close={cancel}
      error={toldOf(add.error, { notGiven: t('passkeys.notGiven'), thereAlready: t('passkeys.thereAlready') })}
      isPending={add.isPending}
      go={(proof) => add.mutate(proof)}
    />
  );
}

/** What browsers say in their own words, in ours. */
function toldOf(error: unknown, sentences: { readonly notGiven: string; readonly thereAlready: string }): unknown {
  if (isNotGiven(error)) return new ApiError(0, 'PASSKEY_NOT_GIVEN', sentences.notGiven);
  return isThereAlready(error) ? new ApiError(0, 'PASSKEY_THERE', sentences.thereAlready) : error;
}
