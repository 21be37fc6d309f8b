import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { detectDrag } from '../../../../shared/pointer/detect-drag.ts';
import { insertSource } from '../../session/drag/drag-source.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import type { PaletteEntry } from './palette.ts';
import { tileSeed } from './tile-seed.ts';

/**
 * Drags a tile onto the canvas; a locked one says why it stays. Returns the handlers of the tile, and whether the click
 * that ends a drag is still to be ignored.
 */
export function useTileDrag({ tile, locked }: PaletteEntry, label: string) {
  const { editor, view, dragging } = useEditorSession();
  const stopWaiting = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  useEffect(() => () => stopWaiting.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    dragged.current = false;
    // On a phone the palette lies over the canvas: there is nowhere to drag to.
    if (view.getState().compact) return;
    stopWaiting.current = detectDrag(event.nativeEvent, {
      onDrag(pointer) {
        dragged.current = true;
        if (locked !== null) {
          notifyRefusal({ ok: false, reason: locked });
          return;
        }
        view.setState({ editingText: null });
        dragging.start(insertSource(editor, [tileSeed(tile, label)], label), pointer);
      },
    });
  };

  /** While a finger drags a tile, the list must not scroll: a scroll would cancel the pointer. */
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
