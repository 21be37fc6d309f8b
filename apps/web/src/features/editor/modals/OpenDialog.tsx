import { lazy } from 'react';
import type { EditorDialog } from '../session/dialog.ts';
import { CleanCanvasModal } from './CleanCanvasModal.tsx';
import { ConvertModal } from './ConvertModal.tsx';
import { DraftFoundModal } from './DraftFoundModal.tsx';
import { LockedModal } from './LockedModal.tsx';
import { PublishedModal } from './PublishedModal.tsx';
import { SaveFailedModal } from './SaveFailedModal.tsx';
import { StaleRevisionModal } from './StaleRevisionModal.tsx';
import { StopSharingModal } from './StopSharingModal.tsx';
import { UnlockModal } from './UnlockModal.tsx';

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
const ConvertToBlocksModal = lazy(async () => ({
  default: (await import('../code/convert/ConvertToBlocksModal.tsx')).ConvertToBlocksModal,
}));
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

/** Fetches the dialogs that are asked for most, ahead of time. */
export async function loadOftenAsked(): Promise<void> {
  await Promise.all([loadGeneralSettings(), loadTemplateInfo()]);
}

/** One dialog of the editor. The small ones come together, those with forms each by itself. */
export function OpenDialog({ dialog }: { readonly dialog: EditorDialog }) {
  switch (dialog.kind) {
    case 'general-settings':
      return <GeneralSettingsModal />;
    case 'template-info':
      return <TemplateInfoModal {...(dialog.refused && { refused: dialog.refused })} />;
    case 'clean-canvas':
      return <CleanCanvasModal />;
    case 'view-code':
      return <ViewCodeModal />;
    case 'import-code':
      return <ImportModal />;
    case 'convert-to-blocks':
      return <ConvertToBlocksModal nodeId={dialog.nodeId} />;
    case 'template-css':
      return <TemplateCssModal />;
    case 'custom-code':
      return <CustomCodeModal {...dialog} />;
    case 'test-mail':
      return <TestMailModal />;
    case 'export':
      return <ExportModal />;
    case 'save-failed':
      return <SaveFailedModal />;
    case 'draft-found':
      return <DraftFoundModal />;
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
    case 'stop-sharing':
      return <StopSharingModal />;
    case 'unlock':
      return <UnlockModal />;
  }
}
