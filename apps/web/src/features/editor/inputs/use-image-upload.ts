import type { Asset } from '@mailwright/contract';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { useSessionState } from '../session/use-editor-session.ts';
import { uploadImage } from './upload-image.ts';

interface ImageUpload {
  /** From 0 to 1 while a file is on its way, else null. */
  readonly progress: number | null;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/** Uploads one image at a time; leaving the input does not end it, since the image still goes where it was meant for. */
export function useImageUpload(onUploaded: (asset: Asset) => void): ImageUpload {
  const templateId = useSessionState(({ template }) => template.id);
  const [progress, setProgress] = useState<number | null>(null);
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
    setProgress(0);
    try {
      onUploaded(await uploadImage(file, { templateId, signal: controller.signal, onProgress: setProgress }));
    } catch (error) {
      if (!controller.signal.aborted) toast.error(errorSentence(error));
    } finally {
      if (mounted.current && running.current === controller) setProgress(null);
    }
  };
  return { progress, start: (file) => void start(file), cancel: () => running.current?.abort() };
}
