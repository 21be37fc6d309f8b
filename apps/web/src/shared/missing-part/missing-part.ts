import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import { toast } from '../ui/toast/toast.tsx';

interface MissingPart {
  /** A part of the app could not be loaded although the server answers: a newer release has taken its place. */
  readonly missing: boolean;
  /** The page itself says so. */
  readonly said: boolean;
}

export const missingPartStore = createStore<MissingPart>()(() => ({ missing: false, said: false }));

/** Hears of every part whose code did not come. */
export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', () => void reportMissingPart());
}

/** Offers to reload where that will help; without a connection it would only lose the page. */
export async function reportMissingPart(): Promise<void> {
  if (missingPartStore.getState().missing) return;
  if (await serverAnswers()) missingPartStore.setState({ missing: true });
  else toast.error(i18next.t('shared:networkFailure'));
}

/** Says why a part of the page is gone: its code did not come, or it is broken. */
export function reportFailedPart(error: unknown): void {
  if (isMissing(error)) void reportMissingPart();
  else toast.error(i18next.t('messages:genericFailure'));
}

/** Each browser has words of its own for code that did not come; the last ones are for its styles. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
