import { useLayoutEffect, useRef } from 'react';
import { tickLayout } from './canvas-store.ts';
import type { Stage } from './stage.ts';

interface FrameView {
  readonly width: number;
  readonly zoom: number;
  readonly availableWidth: number;
}

/** Keeps what is in the middle of the window there when the zoom or the device changes. */
export function useScrollPosition(stage: Stage | null, { width, zoom, availableWidth }: FrameView): void {
  const last = useRef(zoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is a reason to centre again
  useLayoutEffect(() => {
    if (!stage) return;
    const { scroller, store } = stage;
    const middle = scroller.scrollTop + scroller.clientHeight / 2;
    if (last.current !== zoom) scroller.scrollTop = (middle * zoom) / last.current - scroller.clientHeight / 2;
    last.current = zoom;
    scroller.scrollLeft = Math.max(0, ((width * zoom) / 100 - scroller.clientWidth) / 2);
    tickLayout(store);
  }, [stage, width, zoom, availableWidth]);
}
