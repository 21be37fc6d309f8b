import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import type { PaletteEntry } from './palette.ts';
import { tileSeed } from './tile-seed.ts';

/** Movement that turns a press into a drag, pixels. */
const THRESHOLD = 4;
/** A finger that rests this long picks up the tile; before that it scrolls the list. */
const TOUCH_PRESS = 250;

/**
 * Hands a tile to the canvas once it is really being dragged; a locked one says why it stays. Returns the handlers of the tile, and whether the click
 * that ends a drag is still to be swallowed.
 */
export function useTileDrag({ tile, locked }: PaletteEntry, label: string) {
  const { view } = useEditorSession();
  const end = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { pointerId, pointerType, clientX, clientY } = event;
    const touch = pointerType === 'touch';
    dragged.current = false;
    // On a phone the palette lies over the canvas: there is nowhere to drag to.
    if (view.getState().compact) return;

    const start = (x: number, y: number) => {
      stopWaiting();
      dragged.current = true;
      if (locked !== null) {
        notifyRefusal({ ok: false, reason: locked });
        return;
      }
      view.setState({ drag: { seeds: [tileSeed(tile, label)], label, pointerId, pointerType, x, y } });
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return;
      // A finger that moves before it has rested scrolls; the browser takes over.
      if (touch) stopWaiting();
      else start(moved.clientX, moved.clientY);
    };
    const timer = touch ? window.setTimeout(() => start(clientX, clientY), TOUCH_PRESS) : undefined;
    const stopWaiting = () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stopWaiting);
      window.removeEventListener('pointercancel', stopWaiting);
      end.current = null;
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stopWaiting);
    window.addEventListener('pointercancel', stopWaiting);
    end.current = stopWaiting;
  };

  /** While a tile is in the air under a finger, the list must not scroll: a scroll would cancel the pointer. */
  const holdScroll = useRef((node: HTMLElement | null) => {
    if (node === null) return;
    const hold = (event: TouchEvent) => {
      if (view.getState().drag !== null) event.preventDefault();
    };
    node.addEventListener('touchmove', hold, { passive: false });
    return () => node.removeEventListener('touchmove', hold);
  });

  return { ref: holdScroll.current, onPointerDown, wasDragged: () => dragged.current };
}
