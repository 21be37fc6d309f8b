import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorSentence } from '../api/error-sentence.ts';
import type { FetchedFile } from '../api/fetch-file.ts';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast/toast.tsx';
import { saveFile } from './save-file.ts';

/** Makes the file; stops when the signal says so. */
export type MakeFile = (
  signal: AbortSignal,
) => Promise<Pick<FetchedFile, 'blob' | 'name'> & Partial<Pick<FetchedFile, 'missingImages'>>>;

export interface Exporting {
  /** What is being made, by the name its button gave; null when nothing is. */
  readonly running: string | null;
  /** Addresses of images that the last file lacks. */
  readonly missingImages: readonly string[];
  readonly start: (what: string, make: MakeFile) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Makes one file at a time and hands it over.
 * @param prepare what has to be done before the server makes a file; false stops
 */
export function useExport(prepare: () => Promise<boolean>): Exporting {
  const [running, setRunning] = useState<string | null>(null);
  const [missingImages, setMissingImages] = useState<readonly string[]>([]);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function start(what: string, make: MakeFile): Promise<void> {
    const controller = new AbortController();
    current.current = controller;
    setRunning(what);
    setMissingImages([]);
    const missing = await exportFile(controller.signal, prepare, make);
    if (current.current !== controller) return;
    setRunning(null);
    setMissingImages(missing);
  }

  function cancel(): void {
    current.current?.abort();
    current.current = null;
    setRunning(null);
  }

  return { running, missingImages, start, cancel };
}

/**
 * Makes a file and hands it over; what comes of it is said in a toast, unless it was cancelled.
 * Returns the addresses of images that the file lacks.
 */
export async function exportFile(
  signal: AbortSignal,
  prepare: () => Promise<boolean>,
  make: MakeFile,
): Promise<readonly string[]> {
  try {
    if (!(await prepare()) || signal.aborted) return [];
    const { blob, name, missingImages = [] } = await make(signal);
    saveFile(blob, name);
    const count = missingImages.length;
    if (count === 0) toast.success(i18n.t('export:done'));
    else toast.error(i18n.t('export:missing', { count }), { lasting: true });
    return missingImages;
  } catch (error) {
    if (!signal.aborted) toast.error(sentenceOf(error), { lasting: isForOperators(error) });
    return [];
  }
}

/** What is missing on the server is said in its own words: they name what to install. */
function sentenceOf(error: unknown): string {
  return isForOperators(error) ? error.message : errorSentence(error);
}

function isForOperators(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'NOT_CONFIGURED';
}
