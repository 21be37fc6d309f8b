import { lazy, Suspense, useEffect, useRef } from 'react';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { prefetchWhenIdle } from '../../core/session/prefetch-when-idle.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';

const load = () => import('./ContextMenuPopup.tsx');
const ContextMenuPopup = lazy(async () => ({ default: (await load()).ContextMenuPopup }));

/** The menu of what is selected, where it was asked for. Closed, it gives the focus back to where it came from. */
export function ContextMenu() {
  const { view } = useEditorSession();
  const at = useView(({ contextMenu }) => contextMenu);
  const from = useRef<Element | null>(null);
  useEffect(() => prefetchWhenIdle(load), []);
  if (at === null) return null;
  from.current ??= document.activeElement;
  const close = () => {
    view.setState({ contextMenu: null });
    const back = from.current;
    from.current = null;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    <ChunkBoundary onFailure={close}>
      <Suspense>
        <ContextMenuPopup at={at} onClose={close} />
      </Suspense>
    </ChunkBoundary>
  );
}
