import { useEffect } from 'react';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { isInDialog } from '../../core/view/typing-in.ts';

const loadFileDrags = () => import('./file-drags.ts');

/**
 * Files dragged over the editor from outside: on the canvas they become images. Nowhere does the browser open them in
 * place of the editor. What an input takes itself, and what began inside the page, is left alone.
 */
export function useFileDrags(session: EditorSession): void {
  useEffect(() => {
    const bound = new AbortController();
    const { signal } = bound;
    let isOwn = false;
    let drags: Awaited<ReturnType<typeof loadFileDrags>> | null = null;
    const areFiles = ({ dataTransfer }: DragEvent) => !isOwn && dataTransfer?.types.includes('Files') === true;
    const leave = () => session.dragging.cancel();

    const over = (event: DragEvent) => {
      if (!areFiles(event)) return;
      const taken = event.defaultPrevented || isInDialog(event.target);
      event.preventDefault();
      if (taken) return leave();
      if (!drags) void loadFileDrags().then((loaded) => (drags = loaded));
      const answer = drags?.hoverFiles(session, event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = answer ? 'copy' : 'none';
    };
    const drop = async (event: DragEvent) => {
      if (!areFiles(event)) return;
      const taken = event.defaultPrevented || isInDialog(event.target);
      event.preventDefault();
      leave();
      const files = [...(event.dataTransfer?.files ?? [])];
      const at = { x: event.clientX, y: event.clientY };
      if (!taken) (await loadFileDrags()).dropFiles(session, files, at);
    };
    document.addEventListener('dragstart', () => (isOwn = true), { signal });
    document.addEventListener('dragend', () => (isOwn = false), { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('drop', (event) => void drop(event), { signal });
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && areFiles(event) && leave(), {
      signal,
    });
    return () => bound.abort();
  }, [session]);
}
