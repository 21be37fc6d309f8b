import { createAnsweringStore } from './answering-store.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { StorageConfig } from './storage-config.ts';

/** The configured store. */
export function openStore(config: StorageConfig): BlobStore {
  return createAnsweringStore(config.kind === 's3' ? createS3Store(config) : createFolderStore(config.folder));
}
