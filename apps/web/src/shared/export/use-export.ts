import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorSentence } from '../api/error-sentence.ts';
import type { FetchedFile } from '../api/fetch-file.ts';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast/toast.tsx';
import { saveFile } from './save-file.ts';

/** Makes the file; stops when the signal is aborted. */
export type MakeFile = (
  signal: AbortSignal,
) => Promise<Pick<FetchedFile, 'blob' | 'name'> & Partial<Pick<FetchedFile, 'missingImages'>>>;

export interface Exporting {
  /** Name of the file being made, as its button gave it; null for none. */
  readonly running: string | null;
  /** Addresses of images that are missing in the last file. */
  readonly missingImages: readonly string[];
  readonly start: (what: string, make: MakeFile) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Returns functions to make a file and to cancel it, one file at a time. The file is saved as a download.
 * @param prepare work before the server makes a file; false stops
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
 * Makes a file and saves it as a download. A toast shows the result, unless it was cancelled. Returns the addresses of images
 * that are missing in the file.
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

/**
 * Returns the sentence of an error. When the server lacks something, it is the server's own message, which names what to
 * install.
 */
function sentenceOf(error: unknown): string {
  return isForOperators(error) ? error.message : errorSentence(error);
}

function isForOperators(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'NOT_CONFIGURED';
}
