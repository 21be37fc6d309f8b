import { lazy } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { EditorDialog } from '../session/dialog.ts';
import { closeDialog } from '../session/editor-session.ts';
import { saveTemplate } from '../session/save/save-template.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import { CleanCanvasDialog } from './CleanCanvasDialog.tsx';
import { ConvertDialog } from './ConvertDialog.tsx';
import { DraftFoundDialog } from './DraftFoundDialog.tsx';
import { LockedDialog } from './LockedDialog.tsx';
import { PublishedDialog } from './PublishedDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { StaleRevisionDialog } from './StaleRevisionDialog.tsx';
import { StopSharingDialog } from './StopSharingDialog.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';

const loadGeneralSettings = async () => ({
  default: (await import('./general-settings/GeneralSettingsDialog.tsx')).GeneralSettingsDialog,
});
const GeneralSettingsDialog = lazy(loadGeneralSettings);
const loadTemplateInfo = async () => ({
  default: (await import('./template-info/TemplateInfoDialog.tsx')).TemplateInfoDialog,
});
const TemplateInfoDialog = lazy(loadTemplateInfo);

const ViewCodeDialog = lazy(async () => ({ default: (await import('../code/ViewCodeDialog.tsx')).ViewCodeDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('../code/import/ImportDialog.tsx')).ImportDialog }));
const ConvertToBlocksDialog = lazy(async () => ({
  default: (await import('../code/convert/ConvertToBlocksDialog.tsx')).ConvertToBlocksDialog,
}));
const TemplateCssDialog = lazy(async () => ({
  default: (await import('../code/TemplateCssDialog.tsx')).TemplateCssDialog,
}));
const CustomCodeDialog = lazy(async () => ({
  default: (await import('../code/CustomCodeDialog.tsx')).CustomCodeDialog,
}));
const TestMailDialog = lazy(async () => ({ default: (await import('./test-mail/TestMailDialog.tsx')).TestMailDialog }));
const EditorExportDialog = lazy(async () => ({
  default: (await import('../code/EditorExportDialog.tsx')).EditorExportDialog,
}));

const EditorPublishChecksDialog = lazy(async () => ({
  default: (await import('./EditorPublishChecksDialog.tsx')).EditorPublishChecksDialog,
}));
const EditorNotesDialog = lazy(async () => ({ default: (await import('./EditorNotesDialog.tsx')).EditorNotesDialog }));
const EditorVersionsDialog = lazy(async () => ({
  default: (await import('./EditorVersionsDialog.tsx')).EditorVersionsDialog,
}));

/** Fetches the dialogs that are asked for most, ahead of time. */
export async function loadOftenAsked(): Promise<void> {
  await Promise.all([loadGeneralSettings(), loadTemplateInfo()]);
}

/** One dialog of the editor. The small ones come together, those with forms each by itself. */
export function OpenDialog({ dialog }: { readonly dialog: EditorDialog }) {
  switch (dialog.kind) {
    case 'general-settings':
      return <GeneralSettingsDialog />;
    case 'template-info':
      return <TemplateInfoDialog {...(dialog.refused && { refused: dialog.refused })} />;
    case 'clean-canvas':
      return <CleanCanvasDialog />;
    case 'view-code':
      return <ViewCodeDialog />;
    case 'import-code':
      return <ImportDialog />;
    case 'convert-to-blocks':
      return <ConvertToBlocksDialog nodeId={dialog.nodeId} />;
    case 'template-css':
      return <TemplateCssDialog />;
    case 'custom-code':
      return <CustomCodeDialog {...dialog} />;
    case 'test-mail':
      return <TestMailDialog />;
    case 'export':
      return <EditorExportDialog />;
    case 'save-failed':
      return <SaveFailedDialog />;
    case 'draft-found':
      return <DraftFoundDialog />;
    case 'stale-revision':
      return <StaleRevisionDialog stale={dialog.stale} />;
    case 'locked':
      return <LockedDialog sentence={dialog.sentence} />;
    case 'convert':
      return <ConvertDialog />;
    case 'notes':
      return <EditorNotesDialog />;
    case 'versions':
      return <EditorVersionsDialog />;
    case 'publish-checks':
      return <EditorPublishChecksDialog findings={dialog.findings} />;
    case 'published':
      return <PublishedDialog />;
    case 'stop-sharing':
      return <StopSharingDialog />;
    case 'unlock':
      return <UnlockDialog />;
  }
}

/** No answer came to a save. Closing loses nothing: the work stays here and on this device. */
function SaveFailedDialog() {
  const t = useT('editor');
  const messages = useT('messages');
  const session = useEditorSession();
  const saving = useSessionState((state) => state.saving);
  const kept = useSessionState((state) => state.draftKept);
  const close = () => closeDialog(session);
  return (
    <QuestionDialog
      title={t('saveFailed.title')}
      onClose={close}
      answers={[
        { label: t('saveFailed.close'), run: close },
        { label: t('saveFailed.retry'), run: () => void saveTemplate(session), kind: 'primary', loading: saving },
      ]}
    >
      <p>{messages('saveFailure')}</p>
      <p>{t(kept ? 'saveFailed.kept' : 'saveFailed.stays')}</p>
    </QuestionDialog>
  );
}
