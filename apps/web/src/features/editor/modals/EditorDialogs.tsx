import { lazy, Suspense, useEffect } from 'react';
import { PartBoundary } from '../../../shared/missing-part/PartBoundary.tsx';
import type { EditorDialog } from '../session/dialog.ts';
import { closeDialog } from '../session/editor-session.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { whenQuiet } from '../session/when-quiet.ts';
import { CleanCanvasModal } from './CleanCanvasModal.tsx';
import { ConvertModal } from './ConvertModal.tsx';
import { DraftFoundModal } from './DraftFoundModal.tsx';
import { LockedModal } from './LockedModal.tsx';
import { PublishedModal } from './PublishedModal.tsx';
import { SaveFailedModal } from './SaveFailedModal.tsx';
import { StaleRevisionModal } from './StaleRevisionModal.tsx';
import { UnlockModal } from './UnlockModal.tsx';

/** Only dialogs with forms come later. The small ones must be there when the connection is not. */
const loadGeneralSettings = async () => ({
  default: (await import('./general-settings/GeneralSettingsModal.tsx')).GeneralSettingsModal,
});
const GeneralSettingsModal = lazy(loadGeneralSettings);
const loadTemplateInfo = async () => ({
  default: (await import('./template-info/TemplateInfoModal.tsx')).TemplateInfoModal,
});
const TemplateInfoModal = lazy(loadTemplateInfo);

const ViewCodeModal = lazy(async () => ({ default: (await import('../code/ViewCodeModal.tsx')).ViewCodeModal }));
const ImportModal = lazy(async () => ({ default: (await import('../code/import/ImportModal.tsx')).ImportModal }));
const TemplateCssModal = lazy(async () => ({
  default: (await import('../code/TemplateCssModal.tsx')).TemplateCssModal,
}));
const CustomCodeModal = lazy(async () => ({
  default: (await import('../code/CustomCodeModal.tsx')).CustomCodeModal,
}));
const TestMailModal = lazy(async () => ({ default: (await import('./test-mail/TestMailModal.tsx')).TestMailModal }));
const ExportModal = lazy(async () => ({ default: (await import('../code/ExportModal.tsx')).ExportModal }));

const PublishChecksModal = lazy(async () => ({
  default: (await import('./PublishChecksModal.tsx')).PublishChecksModal,
}));
const NotesModal = lazy(async () => ({ default: (await import('./NotesModal.tsx')).NotesModal }));
const VersionsModal = lazy(async () => ({ default: (await import('./VersionsModal.tsx')).VersionsModal }));

/** The dialog that is open, if any. */
export function EditorDialogs() {
  const session = useEditorSession();
  const dialog = useSessionState((state) => state.dialog);
  useEffect(() => whenQuiet(loadGeneralSettings, loadTemplateInfo), []);
  return (
    <PartBoundary key={dialog?.kind} onFailure={() => closeDialog(session)}>
      <Suspense>{dialog !== null && <OpenDialog dialog={dialog} />}</Suspense>
    </PartBoundary>
  );
}

function OpenDialog({ dialog }: { readonly dialog: EditorDialog }) {
  switch (dialog.kind) {
    case 'general-settings':
      return <GeneralSettingsModal />;
    case 'template-info':
      return <TemplateInfoModal />;
    case 'clean-canvas':
      return <CleanCanvasModal />;
    case 'view-code':
      return <ViewCodeModal />;
    case 'import-code':
      return <ImportModal />;
    case 'template-css':
      return <TemplateCssModal />;
    case 'custom-code':
      return <CustomCodeModal {...dialog} />;
    case 'test-mail':
      return <TestMailModal />;
    case 'export':
      return <ExportModal />;
    case 'draft-found':
      return <DraftFoundModal />;
    case 'save-failed':
      return <SaveFailedModal />;
    case 'stale-revision':
      return <StaleRevisionModal stale={dialog.stale} />;
    case 'locked':
      return <LockedModal sentence={dialog.sentence} />;
    case 'convert':
      return <ConvertModal />;
    case 'notes':
      return <NotesModal />;
    case 'versions':
      return <VersionsModal />;
    case 'publish-checks':
      return <PublishChecksModal findings={dialog.findings} />;
    case 'published':
      return <PublishedModal />;
    case 'unlock':
      return <UnlockModal />;
  }
}
