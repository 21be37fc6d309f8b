import type { Asset } from '@mailwright/contract';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useEditorSession } from '../session/use-editor-session.ts';
import { createSessionUploads } from './session-uploads.ts';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

export interface Uploads extends Pick<UploadQueue, 'cancel' | 'retry' | 'dismiss'> {
  /** Files that are being uploaded or have failed, in the order they were added. */
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
}

/**
 * Uploads files to the library, into a folder where one is named, and to the open template. Leaving the page that shows
 * them ends no upload: the image still goes where it was meant for when it was added.
 */
export function useUploads(onUploaded: (asset: Asset, id: string) => void, folder?: string): Uploads {
  const session = useEditorSession();
  const [queue] = useState(() => createSessionUploads(session));
  const items = useStore(queue.store, (state) => state.items);
  const { cancel, retry, dismiss } = queue;
  return { items, add: (files) => queue.add(files, { onUploaded, folder }), cancel, retry, dismiss };
}
