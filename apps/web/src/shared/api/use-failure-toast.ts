import { useEffect } from 'react';
import { toast } from '../ui/toast/toast.tsx';
import { errorSentence } from './error-sentence.ts';

/** Shows a toast once when loading failed; the place of the content shows the failure for as long as it lasts. */
export function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (error !== null && error !== undefined) toast.error(errorSentence(error));
  }, [error]);
}
