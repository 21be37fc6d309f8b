import type { Asset } from '@mailwright/contract';
import type { UploadItem } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

export interface ImageUpload {
  /** File that is being uploaded or has failed; null when there is none. */
  readonly item: UploadItem | null;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** Uploads one image at a time; another one takes the place of what is on its way. */
export function useImageUpload(onUploaded: (asset: Asset) => void): ImageUpload {
  const { items, add, cancel, retry, dismiss } = useUploads(onUploaded);
  const item = items.at(-1) ?? null;
  const end = () => {
    for (const { id, step } of items) (step === 'failed' ? dismiss : cancel)(id);
  };
  return {
    item,
    start(file) {
      end();
      add([file]);
    },
    cancel: end,
    retry: () => item && retry(item.id),
  };
}
