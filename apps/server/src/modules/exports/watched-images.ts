import { AppError } from '../../app-error.ts';
import type { LoadImage } from '../../integrations/browser/port.ts';

/** The pictures of one mail, and which of them could not be had. */
export interface WatchedImages {
  readonly load: LoadImage;
  /** Addresses as they were asked for, each once. */
  readonly missing: () => string[];
  /** @throws AppError `STORAGE_UNAVAILABLE` where one could not be read because of the storage */
  readonly requireStorage: () => void;
}

/** Watches what becomes of the pictures that a mail asks for: who draws it goes on without those that fail. */
export function watchImages(load: LoadImage): WatchedImages {
  const missing = new Set<string>();
  let outage: AppError | null = null;
  return {
    async load(address) {
      try {
        const image = await load(address);
        if (!image) missing.add(address);
        return image;
      } catch (error) {
        missing.add(address);
        if (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE') outage = error;
        return null;
      }
    },
    missing: () => [...missing],
    requireStorage() {
      if (outage) throw outage;
    },
  };
}
