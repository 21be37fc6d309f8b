import { createStore } from 'zustand/vanilla';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast/toast.tsx';
import { serverAnswers } from './server-answers.ts';

interface MissingChunk {
  /** True when a chunk of the app could not be loaded although the server answers: a newer release has replaced it. */
  readonly missing: boolean;
  /** True when the page itself shows that. */
  readonly said: boolean;
}

export const missingChunkStore = createStore<MissingChunk>()(() => ({ missing: false, said: false }));

/** Reports every chunk that fails to load. */
export function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void reportMissingChunk());
}

/** Offers to reload where that helps; without a connection it would only lose the page. */
export async function reportMissingChunk(): Promise<void> {
  if (missingChunkStore.getState().missing) return;
  if (await serverAnswers()) missingChunkStore.setState({ missing: true });
  else toast.error(i18n.t('shared:networkFailure'));
}

/** Reports why a part of the page is gone: its code failed to load, or it is broken. */
export function reportFailedChunk(error: unknown): void {
  if (isMissing(error)) void reportMissingChunk();
  else toast.error(i18n.t('messages:genericFailure'));
}

/**
 * Returns whether code or styles failed to load. Each browser has its own message for that; the last one in the pattern is for
 * styles.
 */
function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}
