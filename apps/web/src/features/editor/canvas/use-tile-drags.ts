import { useEffect } from 'react';
import type { DragRequest } from '../session/view-store.ts';
import { type Drag, startDrag } from './drag.ts';
import { insertSource } from './drag-source.ts';
import type { Stage } from './stage.ts';

/** Takes over what was picked up in the palette. */
export function useTileDrags(stage: Stage | null): void {
  useEffect(() => {
    if (!stage) return;
    const { editor, view, surface } = stage;
    let drag: Drag | null = null;
    const start = (request: DragRequest) => {
      drag?.cancel();
      view.setState({ editingText: null });
      drag = startDrag(stage, insertSource(editor, request.seeds, request.label), request, (dropped) => {
        drag = null;
        view.setState({ drag: null });
        if (dropped) surface.focus({ preventScroll: true });
      });
    };
    const stop = view.subscribe((state, previous) => {
      if (state.drag && state.drag !== previous.drag) start(state.drag);
    });
    return () => {
      stop();
      drag?.cancel();
    };
  }, [stage]);
}
