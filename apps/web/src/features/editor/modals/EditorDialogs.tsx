import { lazy, Suspense, useEffect } from 'react';
import { PartBoundary } from '../../../shared/missing-part/PartBoundary.tsx';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { whenQuiet } from '../session/when-quiet.ts';
import { SaveFailedModal } from './SaveFailedModal.tsx';

const load = () => import('./OpenDialog.tsx');
const OpenDialog = lazy(async () => ({ default: (await load()).OpenDialog }));

/** The dialog that is open, if any. The one that tells of a lost connection is there from the start. */
export function EditorDialogs() {
  const session = useEditorSession();
  const dialog = useSessionState((state) => state.dialog);
  useEffect(() => whenQuiet(async () => (await load()).loadOftenAsked()), []);
  return (
    <PartBoundary key={dialog?.kind} onFailure={() => closeDialog(session)}>
      {dialog?.kind === 'save-failed' && <SaveFailedModal />}
      <Suspense>{dialog !== null && dialog.kind !== 'save-failed' && <OpenDialog dialog={dialog} />}</Suspense>
    </PartBoundary>
  );
}
