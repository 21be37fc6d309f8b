import { createStore } from 'zustand/vanilla';
import { i18n } from '../i18n/i18n.ts';
import { toast } from '../ui/toast/toast.tsx';
import { serverAnswers } from './server-answers.ts';

interface MissingChunk {
  /** A chunk of the app could not be loaded although the server answers: a newer release has taken its place. */
  readonly missing: boolean;
  /** The page itself says so. */
  readonly said: boolean;
}

export const missingChunkStore = createStore<MissingChunk>()(() => ({ missing: false, said: false }));

/** Hears of every chunk whose code did not come. */
export function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void reportMissingChunk());
}

/** Offers to reload where that will help; without a connection it would only lose the page. */
export async function reportMissingChunk(): Promise<void> {
  if (missingChunkStore.getState().missing) return;
  if (await serverAnswers()) missingChunkStore.setState({ missing: true });
  else toast.error(i18n.t('shared:networkFailure'));
}

/** Says why a part of the page is gone: its code did not come, or it is broken. */
export function reportFailedChunk(error: unknown): void {
  if (isMissing(error)) void reportMissingChunk();
  else toast.error(i18n.t('messages:genericFailure'));
}

/** Each browser has words of its own for code that did not come; the last ones are for its styles. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}
