import type { Asset } from '@mailwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { useSessionState } from '../../session/use-editor-session.ts';
import { compressImage } from './compress-image.ts';
import { uploadImage } from './upload-image.ts';
import { sizeOf, sizeProblem, type UploadProblem, uploadProblem } from './upload-problem.ts';

export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'compressing'; readonly file: File }
  /** `part` of the file is on its way, from 0 to 1. */
  | { readonly step: 'sending'; readonly file: File; readonly part: number }
  | { readonly step: 'failed'; readonly file: File; readonly problem: UploadProblem };

interface ImageUpload {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

const IDLE: UploadState = { step: 'idle' };

/** Uploads one image at a time; leaving the input does not end it, since the image still goes where it was meant for. */
export function useImageUpload(onUploaded: (asset: Asset) => void): ImageUpload {
  const t = useT('editor');
  const templateId = useSessionState(({ template }) => template.id);
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const start = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const tell = (next: UploadState) => {
      if (mounted.current && running.current === controller) setState(next);
    };
    const fail = (problem: UploadProblem) => {
      toast.error(problem.sentence, { lasting: problem.lasting });
      tell({ step: 'failed', file, problem });
    };
    tell({ step: 'compressing', file });
    try {
      const small = await compressImage(file, signal);
      const problem = sizeProblem(small);
      if (problem) return fail(problem);
      tell({ step: 'sending', file, part: 0 });
      const onProgress = (part: number) => tell({ step: 'sending', file, part });
      onUploaded(await uploadImage(small, { templateId, signal, onProgress }));
      tell(IDLE);
      const sizes = { before: sizeOf(file.size), after: sizeOf(small.size) };
      if (small !== file) toast.success(t('image.compressed', sizes));
    } catch (error) {
      if (signal.aborted) tell(IDLE);
      else fail(uploadProblem(error, file));
    }
  };
  return { state, start: (file) => void start(file), cancel: () => running.current?.abort() };
}
