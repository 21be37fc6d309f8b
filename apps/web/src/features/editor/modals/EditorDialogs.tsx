import { lazy, Suspense } from 'react';
import type { EditorDialog } from '../session/dialog.ts';
import { useSessionState } from '../session/use-editor-session.ts';

const GeneralSettingsModal = lazy(async () => ({
  default: (await import('./general-settings/GeneralSettingsModal.tsx')).GeneralSettingsModal,
}));
const CleanCanvasModal = lazy(async () => ({ default: (await import('./CleanCanvasModal.tsx')).CleanCanvasModal }));
const DraftFoundModal = lazy(async () => ({ default: (await import('./DraftFoundModal.tsx')).DraftFoundModal }));
const SaveFailedModal = lazy(async () => ({ default: (await import('./SaveFailedModal.tsx')).SaveFailedModal }));
const StaleRevisionModal = lazy(async () => ({
  default: (await import('./StaleRevisionModal.tsx')).StaleRevisionModal,
}));
const PublishedModal = lazy(async () => ({ default: (await import('./PublishedModal.tsx')).PublishedModal }));

/** The dialog that is open, if any. Each is loaded when it is first needed. */
export function EditorDialogs() {
  const dialog = useSessionState((state) => state.dialog);
  return <Suspense>{dialog !== null && <OpenDialog dialog={dialog} />}</Suspense>;
}

function OpenDialog({ dialog }: { readonly dialog: EditorDialog }) {
  switch (dialog.kind) {
    case 'general-settings':
      return <GeneralSettingsModal />;
    case 'clean-canvas':
      return <CleanCanvasModal />;
    case 'draft-found':
      return <DraftFoundModal />;
    case 'save-failed':
      return <SaveFailedModal />;
    case 'stale-revision':
      return <StaleRevisionModal stale={dialog.stale} />;
    case 'published':
      return <PublishedModal />;
  }
}
