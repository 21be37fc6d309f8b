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
const loadToasts = () => import('./Toasts.tsx');
const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }));

/** Delay before the code of toasts is loaded in advance, milliseconds. Toasts must work without a connection too. */
const TOASTS_AFTER_MS = 3000;

/** Returns whether `now` has been true in this or an earlier render. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
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
  const told = useEver(notifications.length > 0);
  useEffect(watchPresses, []);
  useEffect(() => {
    const load = () => navigator.onLine && loadToasts().catch(() => undefined);
    const timer = setTimeout(load, TOASTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
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
      <ChunkBoundary>
        <Suspense>{told && <Toasts duration={LIMITS.toast.duration} />}</Suspense>
      </ChunkBoundary>
    </>
  );
}
