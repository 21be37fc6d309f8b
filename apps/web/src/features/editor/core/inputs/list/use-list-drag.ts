import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { autoScroll } from '../../../../../shared/pointer/auto-scroll.ts';
import { detectDrag } from '../../../../../shared/pointer/detect-drag.ts';
import { placeAtHeight } from './list-edits.ts';

/** The row being dragged, and where it would come to stand. */
export interface ListDrag {
  readonly from: number;
  readonly to: number;
}

/** Moves rows of a list by pointer. Escape puts the row back. */
export function useListDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<ListDrag | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = (pointerId: number, from: number, begin: { readonly x: number; readonly y: number }) => {
    let at = begin;
    let to = from;
    let frame = 0;
    const bound = new AbortController();
    const { signal } = bound;
    const scroller = scrollerOf(list.current);
    const look = () => {
      frame = requestAnimationFrame(look);
      if (scroller) autoScroll(scroller, at);
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      to = placeAtHeight(
        rows.map(({ top, height }) => top + height / 2),
        from,
        at.y,
      );
      setDrag({ from, to });
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      bound.abort();
      end.current = null;
      setDrag(null);
    };
    const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) act(event);
    };
    const move = mine((event) => {
      at = { x: event.clientX, y: event.clientY };
    });
    const drop = mine((event) => {
      at = { x: event.clientX, y: event.clientY };
      look();
      stop();
      if (to !== from) onMove(from, to);
    });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', mine(stop), { signal });
    window.addEventListener('blur', stop, { signal });
    const putBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    window.addEventListener('keydown', putBack, { signal, capture: true });
    end.current = stop;
    look();
  };

  const press = (event: ReactPointerEvent, index: number) => {
    if (event.button !== 0) return;
    detectDrag(event.nativeEvent, {
      onDrag: ({ pointerId, x, y }) => start(pointerId, index, { x, y }),
      onClick: () => undefined,
    });
  };
  return { drag, press };
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let above = element?.parentElement ?? null; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return null;
}
