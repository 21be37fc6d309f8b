import { AppError } from '../app-error.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { StorageConfig } from './storage-config.ts';

/** Longest time a store may take for anything before it counts as gone, milliseconds. */
const STORE_TIMEOUT_MS = 4500;

/** The configured store. */
export function openStore(config: StorageConfig): BlobStore {
  return createAnsweringStore(config.kind === 's3' ? createS3Store(config) : createFolderStore(config.folder));
}

/** A store whose failures are told as `STORAGE_UNAVAILABLE`, silence included. */
export function createAnsweringStore(store: BlobStore, patience = STORE_TIMEOUT_MS): BlobStore {
  const answered = async <T>(work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience);
    });
    try {
      return await Promise.race([work, silence]);
    } catch (cause) {
      // A key that is none is a mistake of ours, and no failure of the store.
      if (cause instanceof AppError || cause instanceof RangeError) throw cause;
      throw new AppError('STORAGE_UNAVAILABLE', { cause });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    put: async (key, content, contentType) => answered(store.put(key, content, contentType)),
    get: async (key) => answered(store.get(key)),
    has: async (key) => answered(store.has(key)),
    remove: async (key) => answered(store.remove(key)),
    // Who asks whether it works wants to know what is wrong.
    check: () => store.check(),
    list: () => store.list(),
    isEmpty: () => store.isEmpty(),
  };
}
