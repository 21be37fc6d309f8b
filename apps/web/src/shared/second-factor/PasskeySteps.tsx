import { askedProof, endpoints, LIMITS, type OwnerProof } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useT } from '../i18n/use-t.ts';
import { isNotGiven, isThereAlready, makePasskey } from '../passkeys/ask-passkey.ts';
import { toast } from '../ui/toast/toast.tsx';
import type { StepsProps } from './AppSteps.tsx';
import { ProofStep } from './ProofStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Options of the server for the new passkey, given for the proof. */
interface Question {
  readonly options: Record<string, unknown>;
  /** Time until which the browser may use the options, milliseconds since 1970. */
  readonly goodUntil: number;
}

/**
 * Creates a passkey: asks for the proof, opens the browser's own dialog, and shows the recovery codes with the first factor. A
 * person who cancels the browser's dialog can go on with the same proof, because a code can be used only once.
 */
export function PasskeySteps({ state, cancel, done }: StepsProps) {
  const t = useT('signIn');
  const [question, setQuestion] = useState<Question | null>(null);
  const [dropped, setDropped] = useState(0);

  /** Asks for the proof again, in an empty field. */
  function drop(): void {
    setQuestion(null);
    setDropped(dropped + 1);
  }

  async function questionFor(proof: OwnerProof): Promise<Question> {
    if (question !== null && Date.now() <= question.goodUntil) return question;
    if (question !== null && askedProof(state) === 'code') {
      drop();
      throw new ApiError(0, 'PASSKEY_LATE', t('passkeys.late'));
    }
    setQuestion(null);
    const goodUntil = Date.now() + LIMITS.passkey.answerWithin - LIMITS.passkey.browserWaits;
    return { options: await call(endpoints.passkeys.begin, { body: proof }), goodUntil };
  }

  const add = useMutation({
    mutationFn: async (proof: OwnerProof) => {
      const asked = await questionFor(proof);
      setQuestion(asked);
      const response = await makePasskey(asked.options);
      try {
        return await call(endpoints.passkeys.add, { body: { name: t('passkeys.newName'), response } });
      } catch (error) {
        // An answer uses its question up, whatever becomes of it.
        drop();
        throw error;
      }
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
      key={dropped}
      state={state}
      isProven={question !== null}
      body={t('passkeys.addBody')}
      close={cancel}
      error={toldOf(add.error, { notGiven: t('passkeys.notGiven'), thereAlready: t('passkeys.thereAlready') })}
      isPending={add.isPending}
      go={(proof) => add.mutate(proof)}
    />
  );
}

/** Returns the browser's errors as errors with our sentences; other errors unchanged. */
function toldOf(error: unknown, sentences: { readonly notGiven: string; readonly thereAlready: string }): unknown {
  if (isNotGiven(error)) return new ApiError(0, 'PASSKEY_NOT_GIVEN', sentences.notGiven);
  return isThereAlready(error) ? new ApiError(0, 'PASSKEY_THERE', sentences.thereAlready) : error;
}
