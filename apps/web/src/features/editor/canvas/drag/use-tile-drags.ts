import { useEffect } from 'react';
import type { Announce } from '../../session/view/use-announce.ts';
import type { DragRequest } from '../../session/view/view-store.ts';
import type { Stage } from '../stage.ts';
import { startDrag } from './drag.ts';
import { insertSource } from './drag-source.ts';
import type { DragSession } from './follow-pointer.ts';

/** Takes over what was picked up in the palette. */
export function useTileDrags(stage: Stage | null, announce: Announce | null): void {
  useEffect(() => {
    if (!stage || !announce) return;
    const { editor, view, surface } = stage;
    let drag: DragSession | null = null;
    const start = (request: DragRequest) => {
      drag?.cancel();
      view.setState({ editingText: null });
      drag = startDrag(stage, insertSource(editor, request.seeds, request.label), request, (result) => {
        drag = null;
        view.setState({ drag: null });
        if (result?.ok) surface.focus({ preventScroll: true });
        announce.dropped(result);
      });
    };
    const stop = view.subscribe((state, previous) => {
      if (state.drag && state.drag !== previous.drag) start(state.drag);
    });
    return () => {
      stop();
      drag?.cancel();
    };
  }, [stage, announce]);
}
