import { LIMITS } from '@mailwright/contract';
import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ChunkBoundary } from '../shared/missing-chunk/ChunkBoundary.tsx';
import { MissingChunkNotice } from '../shared/missing-chunk/MissingChunkNotice.tsx';
import { watchPresses } from '../shared/pointer/last-press.ts';
import { questionStore } from '../shared/ui/dialog/confirm.ts';
import { TipHost } from '../shared/ui/tip/TipHost.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../shared/ui/dialog/ConfirmDialog.tsx')).ConfirmDialog,
}));
/** Delay before the code of toasts is loaded in advance, milliseconds. Toasts must work without a connection too. */
const TOASTS_AFTER_MS = 3000;

/** Returns whether `now` has been true in this or an earlier render. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}

type ToastsComponent = typeof import('./Toasts.tsx').Toasts;

/**
 * Returns what draws toasts, or null until its code is loaded: in advance, and otherwise with the first toast. Code that did
 * not come is asked for again with the next toast and when the connection is back: without that, one moment without a
 * connection would leave the page without toasts.
 */
function useToasts(count: number): ToastsComponent | null {
  const [Toasts, setToasts] = useState<ToastsComponent | null>(null);
  useEffect(() => {
    if (Toasts) return;
    const load = async () => {
      if (!navigator.onLine) return;
      try {
        const { Toasts: loaded } = await import('./Toasts.tsx');
        setToasts(() => loaded);
      } catch {
        // Asked for again.
      }
    };
    const timer = setTimeout(load, count > 0 ? 0 : TOASTS_AFTER_MS);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [Toasts, count]);
  return Toasts;
}

/** Answers the open question with no: used when its dialog cannot be loaded. */
function answerNo() {
  questionStore.getState().open?.answer(false);
}

/**
 * Shows tooltips, the notice of a new release, questions and toasts over any page. The code of questions and of toasts is
 * loaded when the first one is shown.
 */
export function Overlays() {
  const { open } = useStore(questionStore);
  const { notifications } = useNotifications();
  const asked = useEver(open !== null);
  const Toasts = useToasts(notifications.length);
  useEffect(watchPresses, []);
  return (
    <>
      <ChunkBoundary>
        <TipHost />
      </ChunkBoundary>
      <Suspense>
        <MissingChunkNotice />
      </Suspense>
      <ChunkBoundary onFailure={answerNo}>
        <Suspense>{asked && <ConfirmDialog question={open} />}</Suspense>
      </ChunkBoundary>
      <ChunkBoundary>{Toasts && <Toasts duration={LIMITS.toast.duration} />}</ChunkBoundary>
    </>
  );
}
