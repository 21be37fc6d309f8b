import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorSentence } from '../api/error-sentence.ts';
import type { FetchedFile } from '../api/fetch-file.ts';
import { useT } from '../i18n/use-t.ts';
import { toast } from '../ui/toast/toast.tsx';
import { saveFile } from './save-file.ts';

/** Makes the file; stops when the signal says so. */
export type MakeFile = (signal: AbortSignal) => Promise<FetchedFile>;

export interface Exporting {
  /** What is being made, by the name its button gave; null when nothing is. */
  readonly running: string | null;
  readonly start: (what: string, make: MakeFile) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Makes one file at a time and hands it over.
 * @param prepare what has to be done before the server makes a file; false stops
 */
export function useExport(prepare: () => Promise<boolean>): Exporting {
  const t = useT('export');
  const [running, setRunning] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function start(what: string, make: MakeFile): Promise<void> {
    const controller = new AbortController();
    current.current = controller;
    setRunning(what);
    try {
      if (!(await prepare()) || controller.signal.aborted) return;
      const { blob, name } = await make(controller.signal);
      saveFile(blob, name);
      toast.success(t('done'));
    } catch (error) {
      if (!controller.signal.aborted) toast.error(sentenceOf(error), { lasting: isForOperators(error) });
    } finally {
      if (current.current === controller) setRunning(null);
    }
  }

  function cancel(): void {
    current.current?.abort();
    current.current = null;
    setRunning(null);
  }

  return { running, start, cancel };
}

/** What is missing on the server is said in its own words: they name what to install. */
function sentenceOf(error: unknown): string {
  return isForOperators(error) ? error.message : errorSentence(error);
}

function isForOperators(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'NOT_CONFIGURED';
}
