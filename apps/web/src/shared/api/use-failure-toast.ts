import { useEffect } from 'react';
import { toast } from '../ui/toast/toast.tsx';
import { errorSentence } from './error-sentence.ts';

/** Tells once that something could not be loaded; the place it belongs to says so for as long as it lasts. */
export function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (error !== null && error !== undefined) toast.error(errorSentence(error));
  }, [error]);
}
