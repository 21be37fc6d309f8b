import { endpoints, LIMITS } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { draftOf, type FeedDraft } from './feed-draft.ts';

/** Returns the state of a chosen file: its beginning is read first, then its columns can be chosen. */
export function useFileLook() {
  const [draft, setDraft] = useState<FeedDraft | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const look = useMutation({
    mutationFn: (chosen: File) => {
      const beginning = new File([chosen.slice(0, LIMITS.stores.lookBytes)], chosen.name, { type: chosen.type });
      return call(endpoints.stores.lookAtFile, { body: {}, files: [beginning] });
    },
    onSuccess: (found) => setDraft(draftOf(found)),
  });
  const choose = (chosen: File | null) => {
    if (chosen === null) return;
    setFile(chosen);
    setDraft(null);
    look.mutate(chosen);
  };
  return { file, draft, setDraft, look, choose };
}
