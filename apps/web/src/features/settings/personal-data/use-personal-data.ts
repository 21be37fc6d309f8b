import { endpoints } from '@mailwright/contract';
import { useEffect, useRef, useState } from 'react';
import { type FetchedFile, type FetchFileOptions, fetchFile } from '../../../shared/api/fetch-file.ts';
import { saveFile } from '../../../shared/export/save-file.ts';

interface PersonalDataState {
  /** Number of bytes received so far; null while nothing is downloaded. */
  readonly bytes: number | null;
  readonly error: unknown;
  /** True when the last archive was saved. */
  readonly isDone: boolean;
}

const IDLE: PersonalDataState = { bytes: null, error: null, isDone: false };

/**
 * Returns the state of the download of a person's archive, with functions to start and cancel it. Leaving the page stops it.
 */
export function usePersonalData(personId?: string) {
  const [state, setState] = useState(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setState({ ...IDLE, bytes: 0 });
    try {
      const onBytes = (bytes: number) => {
        if (!signal.aborted) setState({ ...IDLE, bytes });
      };
      const { blob, name } = await fetchArchive(personId, { signal, onBytes });
      saveFile(blob, name);
      setState({ ...IDLE, isDone: true });
    } catch (error) {
      setState(signal.aborted ? IDLE : { ...IDLE, error });
    }
  }

  return { ...state, start: () => void start(), cancel: () => current.current?.abort() };
}

function fetchArchive(personId: string | undefined, options: FetchFileOptions): Promise<FetchedFile> {
  return personId === undefined
    ? fetchFile(endpoints.account.personalData, {}, options)
    : fetchFile(endpoints.people.personalData, { params: { id: personId } }, options);
}
