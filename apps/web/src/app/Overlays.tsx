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

/** Toasts have to be there when the connection is not. */
const TOASTS_AFTER_MS = 3000;

/** Stays true once it has been true. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}

/** A question that cannot be asked counts as answered with no. */
function answerNo() {
  questionStore.getState().open?.answer(false);
}

/** What appears over any page. Its code is fetched when the first of its kind is shown. */
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
