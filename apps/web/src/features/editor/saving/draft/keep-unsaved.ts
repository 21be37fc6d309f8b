import { beforeReload } from '../../../../shared/missing-chunk/reload-page.ts';
import { onSessionEnd } from '../../../../shared/session/session-store.ts';
import { type EditorSession, isDirty } from '../../core/session/editor-session.ts';
import { prefetchWhenIdle } from '../../core/session/prefetch-when-idle.ts';
import { keepForReload } from '../../core/session/switch-mode.ts';
import { forgetOldWork } from './recovered-draft.ts';

/**
 * Shortest (where the device writes quickly) and longest pause before an edit is stored, milliseconds: a crash loses no
 * more than that.
 */
const SOON = 100;
const MAX_PAUSE_MS = 1000;

/** Ratio of the pause after storing the work to the time the storing took; other tasks run in the pause. */
const PAUSE_FACTOR = 3;

/**
 * Keeps the work and its history on this device: soon after each edit, and at once when the page goes away or the session
 * ends. Returns what stops it.
 */
export function keepUnsaved(session: EditorSession): () => void {
  const { editor, state, work } = session;
  let timer: number | undefined;
  let pause = SOON;
  let isKept = true;

  const keep = async (atOnce: boolean) => {
    window.clearTimeout(timer);
    timer = undefined;
    const { document } = editor.getState();
    const begin = performance.now();
    const kept = await work.keep(atOnce);
    pause = Math.min(MAX_PAUSE_MS, Math.max(SOON, PAUSE_FACTOR * (performance.now() - begin)));
    // What was edited meanwhile is kept as soon: that is no reason to say that nothing is.
    state.setState({ draftKept: kept && isDirty(session) });
    if (editor.getState().document === document) isKept = true;
  };
  const wait = () => {
    timer ??= window.setTimeout(() => void keep(false), pause);
  };
  const stopWatching = editor.subscribe(({ document, saved }, previous) => {
    if (document === previous.document && saved === previous.saved) return;
    isKept = false;
    // What is saved goes from here at once: a page that is left right after saving must not offer older work.
    if (saved !== previous.saved) void keep(false);
    else wait();
  });
  const now = () => {
    if (!isKept) void keep(true);
  };
  const end = work.begin();
  const stopCleaning = prefetchWhenIdle(forgetOldWork);
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  const stopSessionEnd = onSessionEnd(now);
  const stopReload = beforeReload(() => keepForReload(session));
  return () => {
    now();
    end();
    stopWatching();
    stopCleaning();
    stopSessionEnd();
    stopReload();
    window.removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
  };
}
