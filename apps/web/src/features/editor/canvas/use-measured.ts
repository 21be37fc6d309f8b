import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Stage } from './stage.ts';

/**
 * Returns the result of `measure`, which runs again whenever something may have moved. `measure` must stay the same
 * between renders; its result is small, and the same object as long as nothing in it has changed.
 */
export function useMeasured<T>(stage: Stage, measure: (stage: Stage) => T, start: T): T {
  const layout = useStore(stage.store, (state) => state.layout);
  const zoom = useStore(stage.view, (state) => state.zoom);
  const [found, setFound] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick of the layout is a reason to measure again
  useLayoutEffect(() => {
    const next = measure(stage);
    setFound((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  }, [stage, measure, layout, zoom]);
  return found;
}
