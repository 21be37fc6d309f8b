import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createCanvasStore } from './canvas-store.ts';
import type { CanvasRenderOptions } from './frame/frame-page.ts';
import { openStage } from './open-stage.ts';
import type { Stage } from './stage.ts';

interface StageRefs {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly surface: RefObject<HTMLElement | null>;
}

/** The open canvas, once the frame's blank page has loaded. `onLoad` goes to the frame. */
export function useStage(
  { editor, view, dragging }: Pick<Stage, 'editor' | 'view' | 'dragging'>,
  options: CanvasRenderOptions,
  refs: StageRefs,
) {
  const [stage, setStage] = useState<Stage | null>(null);
  const close = useRef<(() => void) | null>(null);
  const { frame, scroller, surface } = refs;

  const onLoad = useCallback(() => {
    close.current?.();
    if (!frame.current || !scroller.current || !surface.current) return;
    const parts = {
      editor,
      view,
      dragging,
      store: createCanvasStore(),
      frame: frame.current,
      scroller: scroller.current,
      surface: surface.current,
    };
    const opened = openStage(parts, options);
    close.current = opened?.close ?? null;
    setStage(opened?.stage ?? null);
  }, [editor, view, dragging, options, frame, scroller, surface]);

  useEffect(
    () => () => {
      close.current?.();
      close.current = null;
    },
    [],
  );
  return { stage, onLoad };
}
