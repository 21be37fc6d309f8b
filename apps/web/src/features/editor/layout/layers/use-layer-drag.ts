import type { NodeId } from '@mailwright/document';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { autoScroll } from '../../../../shared/pointer/auto-scroll.ts';
import type { Point } from '../../../../shared/pointer/point.ts';
import { detectDrag } from '../../../../shared/pointer/press.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { type LayerDrop, layerDrop } from './layer-drop.ts';
import type { LayerRow } from './layer-rows.ts';
import { INDENT, ROW_HEIGHT, START } from './layer-sizes.ts';

export interface LayerDrag {
  readonly at: Point;
  readonly ids: readonly NodeId[];
  /** null while the pointer is outside the tree. */
  readonly drop: LayerDrop | null;
}

/** Moves layers by pointer: mouse at once, a finger after it has rested. Escape puts them back. */
export function useLayerDrag(rows: readonly LayerRow[], scroller: RefObject<HTMLElement | null>) {
  const { editor } = useEditorSession();
  const [drag, setDrag] = useState<LayerDrag | null>(null);
  const latest = useRef(rows);
  latest.current = rows;
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  useEffect(() => {
    const list = scroller.current;
    // A finger that has picked a layer up must not scroll any more: a scroll would cancel the pointer.
    const hold = (event: TouchEvent) => {
      if (end.current) event.preventDefault();
    };
    list?.addEventListener('touchmove', hold, { passive: false });
    return () => list?.removeEventListener('touchmove', hold);
  }, [scroller]);

  const dropAt = (at: Point, ids: readonly NodeId[]): LayerDrop | null => {
    const box = scroller.current?.getBoundingClientRect();
    if (!scroller.current || !box) return null;
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return null;
    const row = (at.y - box.top + scroller.current.scrollTop) / ROW_HEIGHT;
    const depth = Math.round((at.x - box.left - START) / INDENT);
    return layerDrop(latest.current, { row, depth }, (target) => editor.can({ type: 'move', ids, target }));
  };

  const start = (pointerId: number, from: Point, ids: readonly NodeId[]) => {
    let at = from;
    let frame = 0;
    const look = () => {
      frame = requestAnimationFrame(look);
      if (scroller.current) autoScroll(scroller.current, at);
      setDrag({ at, ids, drop: dropAt(at, ids) });
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      bound.abort();
      end.current = null;
      setDrag(null);
    };
    const bound = new AbortController();
    const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) act(event);
    };
    const { signal } = bound;
    window.addEventListener(
      'pointermove',
      mine((event) => (at = { x: event.clientX, y: event.clientY })),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      mine((event) => {
        stop();
        const drop = dropAt({ x: event.clientX, y: event.clientY }, ids);
        if (drop?.ok) editor.run({ type: 'move', ids, target: drop.target });
      }),
      { signal },
    );
    window.addEventListener('pointercancel', mine(stop), { signal });
    window.addEventListener('blur', stop, { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        stop();
      },
      { signal, capture: true },
    );
    end.current = stop;
    look();
  };

  const press = (event: ReactPointerEvent, id: NodeId, onClick: () => void) => {
    if (event.button !== 0) return;
    detectDrag(event.nativeEvent, {
      onDrag: ({ pointerId, x, y }) => {
        if (editor.context.readOnly) return;
        const { selection } = editor.getState();
        start(pointerId, { x, y }, selection.includes(id) ? selection : [id]);
      },
      onClick,
    });
  };
  return { drag, press };
}
