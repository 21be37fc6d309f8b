import { lazy, Suspense, useEffect } from 'react';
import { PartBoundary } from '../../../shared/missing-part/PartBoundary.tsx';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { whenQuiet } from '../session/when-quiet.ts';

const load = () => import('./OpenDialog.tsx');
const OpenDialog = lazy(async () => ({ default: (await load()).OpenDialog }));

/** The dialog that is open, if any. */
export function EditorDialogs() {
  const session = useEditorSession();
  const dialog = useSessionState((state) => state.dialog);
  // What a lost connection is told by must be there when the connection is not.
  useEffect(() => whenQuiet(async () => (await load()).loadOftenAsked()), []);
  return (
    <PartBoundary key={dialog?.kind} onFailure={() => closeDialog(session)}>
      <Suspense>{dialog !== null && <OpenDialog dialog={dialog} />}</Suspense>
    </PartBoundary>
  );
}
