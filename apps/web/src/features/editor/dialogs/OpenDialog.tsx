import type { ComponentType } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lazyChunk } from '../../../shared/missing-chunk/lazy-chunk.ts';
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

const generalSettings = async () =>
  (await import('./general-settings/GeneralSettingsDialog.tsx')).GeneralSettingsDialog;
const templateInfo = async () => (await import('./template-info/TemplateInfoDialog.tsx')).TemplateInfoDialog;

/** Every dialog of the editor by its kind. The small ones come together, those with a form or a list each by itself. */
const DIALOGS: { readonly [K in EditorDialog['kind']]: ComponentType<Extract<EditorDialog, { readonly kind: K }>> } = {
  'general-settings': lazyChunk(generalSettings),
  'template-info': lazyChunk(templateInfo),
  'brand-update': lazyChunk(async () => (await import('./brand/BrandUpdateDialog.tsx')).BrandUpdateDialog),
  'clean-canvas': CleanCanvasDialog,
  'view-code': lazyChunk(async () => (await import('../code/ViewCodeDialog.tsx')).ViewCodeDialog),
  'import-code': lazyChunk(async () => (await import('../code/import/ImportDialog.tsx')).ImportDialog),
  'convert-to-blocks': lazyChunk(
    async () => (await import('../code/convert/ConvertToBlocksDialog.tsx')).ConvertToBlocksDialog,
  ),
  'template-css': lazyChunk(async () => (await import('../code/TemplateCssDialog.tsx')).TemplateCssDialog),
  'custom-code': lazyChunk(async () => (await import('../code/CustomCodeDialog.tsx')).CustomCodeDialog),
  'sample-people': lazyChunk(async () => (await import('./people/SamplePeopleDialog.tsx')).SamplePeopleDialog),
  'people-matrix': lazyChunk(async () => (await import('./people/PeopleMatrixDialog.tsx')).PeopleMatrixDialog),
  links: lazyChunk(async () => (await import('./links/LinksDialog.tsx')).LinksDialog),
  'test-mail': lazyChunk(async () => (await import('./test-mail/TestMailDialog.tsx')).TestMailDialog),
  export: lazyChunk(async () => (await import('../code/EditorExportDialog.tsx')).EditorExportDialog),
  images: lazyChunk(async () => (await import('./images/ImagesDialog.tsx')).ImagesDialog),
  'picture-editor': lazyChunk(
    async () => (await import('./picture-editor/PictureEditorDialog.tsx')).PictureEditorDialog,
  ),
  'replace-image': lazyChunk(async () => (await import('./images/replace/ReplaceImageDialog.tsx')).ReplaceImageDialog),
  products: lazyChunk(async () => (await import('./products/ProductDialog.tsx')).ProductDialog),
  'change-plan': lazyChunk(async () => (await import('./ChangePlanDialog.tsx')).ChangePlanDialog),
  'plan-locked': lazyChunk(async () => (await import('./PlanLockedDialog.tsx')).PlanLockedDialog),
  'product-updates': lazyChunk(
    async () => (await import('./products/updates/ProductUpdatesDialog.tsx')).ProductUpdatesDialog,
  ),
  'in-my-brand': lazyChunk(async () => (await import('./brand/InMyBrandDialog.tsx')).InMyBrandDialog),
  'save-module': lazyChunk(async () => (await import('./modules/SaveModuleDialog.tsx')).SaveModuleDialog),
  module: lazyChunk(async () => (await import('./modules/ModuleDialog.tsx')).ModuleDialog),
  'move-module': lazyChunk(async () => (await import('./modules/MoveModuleDialog.tsx')).MoveModuleDialog),
  'module-category': lazyChunk(async () => (await import('./modules/ModuleCategoryDialog.tsx')).ModuleCategoryDialog),
  'insert-module-as': lazyChunk(async () => (await import('./modules/InsertAsDialog.tsx')).InsertAsDialog),
  'module-impact': lazyChunk(async () => (await import('./module-impact/ModuleImpactDialog.tsx')).ModuleImpactDialog),
  notes: lazyChunk(async () => (await import('./EditorNotesDialog.tsx')).EditorNotesDialog),
  versions: lazyChunk(async () => (await import('./EditorVersionsDialog.tsx')).EditorVersionsDialog),
  convert: ConvertDialog,
  'draft-found': DraftFoundDialog,
  'save-failed': SaveFailedDialog,
  'stale-revision': StaleRevisionDialog,
  locked: LockedDialog,
  'publish-checks': lazyChunk(async () => (await import('./EditorPublishChecksDialog.tsx')).EditorPublishChecksDialog),
  'module-updates': lazyChunk(async () => (await import('./linked/ModuleUpdatesDialog.tsx')).ModuleUpdatesDialog),
  published: PublishedDialog,
  'stop-sharing': StopSharingDialog,
  unlock: UnlockDialog,
};

/** Fetches the dialogs that are asked for most, ahead of time. */
export async function loadOftenAsked(): Promise<void> {
  await Promise.all([generalSettings(), templateInfo()]);
}

/** The dialog that a union's value names, with what it says to it. */
export function OpenDialog({ dialog }: { readonly dialog: EditorDialog }) {
  // The table holds for each kind what takes its values; types do not follow that through a lookup.
  const Dialog = DIALOGS[dialog.kind] as ComponentType<EditorDialog>;
  return <Dialog {...dialog} />;
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
