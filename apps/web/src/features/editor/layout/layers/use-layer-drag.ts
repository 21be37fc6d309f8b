import { findNode, type NodeId } from '@mailwright/document';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { detectDrag } from '../../../../shared/pointer/detect-drag.ts';
import type { Pointer } from '../../../../shared/pointer/follow-pointer.ts';
import type { Point } from '../../../../shared/pointer/point.ts';
import type { DragSession, DragSource } from '../../core/drag/drag-session.ts';
import { moveSource } from '../../core/drag/drag-source.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { type LayerDrop, layerDrop } from './layer-drop.ts';
import type { LayerRow } from './layer-rows.ts';
import { INDENT, ROW_HEIGHT, START } from './layer-sizes.ts';

/** Moves layers by pointer: mouse at once, a finger after it has rested. Escape puts them back. */
export function useLayerDrag(
  rows: readonly LayerRow[],
  scroller: RefObject<HTMLElement | null>,
  labelOf: (ids: readonly NodeId[]) => string,
) {
  const { editor, dragging } = useEditorSession();
  const drag = useStore(dragging.store, ({ session }) => (isOfLayers(session) ? session : null));
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(
    () => () => {
      if (isOfLayers(dragging.store.getState().session)) dragging.cancel();
    },
    [dragging],
  );
  useEffect(() => {
    const list = scroller.current;
    // A finger that has picked a layer up must not scroll any more: a scroll would cancel the pointer.
    const hold = (event: TouchEvent) => {
      if (dragging.store.getState().session) event.preventDefault();
    };
    list?.addEventListener('touchmove', hold, { passive: false });
    return () => list?.removeEventListener('touchmove', hold);
  }, [dragging, scroller]);

  const placeAt = ({ ask }: DragSource, at: Point): LayerDrop | null => {
    const box = scroller.current?.getBoundingClientRect();
    if (!scroller.current || !box) return null;
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return null;
    const row = (at.y - box.top + scroller.current.scrollTop) / ROW_HEIGHT;
    const depth = Math.round((at.x - box.left - START) / INDENT);
    return layerDrop(latest.current, { row, depth }, ask);
  };

  const start = (pointer: Pointer, ids: readonly NodeId[]) => {
    const { document } = editor.getState();
    const nodes = ids.flatMap((id) => findNode(document, id) ?? []);
    dragging.start(moveSource(editor, nodes, labelOf(ids), 'layers'), pointer, { scroller: scroller.current, placeAt });
  };

  const press = (event: ReactPointerEvent, id: NodeId, onClick: () => void) => {
    if (event.button !== 0) return;
    detectDrag(event.nativeEvent, {
      onDrag: (pointer) => {
        if (editor.context.readOnly) return;
        const { selection } = editor.getState();
        start(pointer, selection.includes(id) ? selection : [id]);
      },
      onClick,
    });
  };
  return { drag, press };
}

function isOfLayers(session: DragSession | null): boolean {
  return session?.source.from === 'layers';
}
