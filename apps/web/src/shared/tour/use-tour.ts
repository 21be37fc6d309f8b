import { useEffect } from 'react';
import { useStore } from 'zustand';
import { closeForNow, isDue, notifyCompletion, type TourName, tourStore } from './tour-progress.ts';

interface TourOptions {
  /** Step to start with, counted from 1; with it, the tour is shown even to people who have completed it. */
  readonly at?: number | undefined;
  /** False while the tour must not be shown yet. */
  readonly ready?: boolean;
}

/** Shows a page's tour until it has been completed. Its code is fetched when there is something to show. */
export function useTour(name: TourName, { at, ready = true }: TourOptions = {}): void {
  const round = useStore(tourStore, ({ rounds }) => rounds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is somebody asking to see the tour again.
  useEffect(() => {
    if (!ready) return;
    notifyCompletion(name);
    if (at === undefined && !isDue(name)) return;
    const leaving = new AbortController();
    import('./run-tour.ts')
      .then(({ runTour }) => runTour(name, at ?? 1, leaving.signal))
      // A tour that cannot be fetched is not missed on this visit; on the next it is tried again.
      .catch(() => closeForNow(name));
    return () => leaving.abort();
  }, [name, at, ready, round]);
}
