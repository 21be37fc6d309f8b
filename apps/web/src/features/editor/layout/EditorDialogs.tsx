import { lazy, Suspense, useEffect } from 'react';
import { ChunkBoundary } from '../../../shared/missing-chunk/ChunkBoundary.tsx';
import { closeDialog } from '../core/session/editor-session.ts';
import { prefetchWhenIdle } from '../core/session/prefetch-when-idle.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';

/** The small dialogs; the one that tells of a lost connection is among them. */
export const loadDialogs = () => import('./OpenDialog.tsx');
const OpenDialog = lazy(async () => ({ default: (await loadDialogs()).OpenDialog }));

/** The dialog that is open, if any. */
export function EditorDialogs() {
  const session = useEditorSession();
  const dialog = useSessionState((state) => state.dialog);
  useEffect(() => prefetchWhenIdle(async () => (await loadDialogs()).loadOftenAsked()), []);
  return (
    <ChunkBoundary key={dialog?.kind} onFailure={() => closeDialog(session)}>
      <Suspense>{dialog !== null && <OpenDialog dialog={dialog} />}</Suspense>
    </ChunkBoundary>
  );
}
