import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { detectDrag } from '../../../../shared/pointer/detect-drag.ts';
import type { Pointer } from '../../../../shared/pointer/follow-pointer.ts';
import { useEditorSession } from '../session/use-editor-session.ts';

/**
 * Drags something of a panel onto the canvas. Returns the handlers of what is dragged, and whether the click that ends a
 * drag is still to be ignored.
 */
export function usePanelDrag(onDrag: (pointer: Pointer) => void) {
  const { view, dragging } = useEditorSession();
  const stopWaiting = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  useEffect(() => () => stopWaiting.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    dragged.current = false;
    // On a phone the panel lies over the canvas: there is nowhere to drag to.
    if (view.getState().compact) return;
    stopWaiting.current = detectDrag(event.nativeEvent, {
      onDrag(pointer) {
        dragged.current = true;
        onDrag(pointer);
      },
    });
  };

  /** While a finger drags, the list must not scroll: a scroll would cancel the pointer. */
  const holdScroll = useRef((node: HTMLElement | null) => {
    if (node === null) return;
    const hold = (event: TouchEvent) => {
      if (dragging.store.getState().session) event.preventDefault();
    };
    node.addEventListener('touchmove', hold, { passive: false });
    return () => node.removeEventListener('touchmove', hold);
  });

  return { ref: holdScroll.current, onPointerDown, wasDragged: () => dragged.current };
}
