import { may } from '@mailwright/contract';
import { blankDocument } from '@mailwright/document';
import { type ComponentType, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lazyChunk } from '../../../shared/missing-chunk/lazy-chunk.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { actorOf } from '../../../shared/session/account.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { QuestionDialog } from '../core/dialogs/QuestionDialog.tsx';
import type { EditorDialog } from '../core/session/dialog.ts';
import { closeDialog } from '../core/session/editor-session.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useDirty, useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { StaleRevisionDialog } from '../saving/dialogs/StaleRevisionDialog.tsx';
import { StopSharingDialog } from '../saving/dialogs/StopSharingDialog.tsx';
import { DraftFoundDialog } from '../saving/draft/DraftFoundDialog.tsx';
import { keepCopy } from '../saving/draft/keep-copy.ts';
import { convertTemplate } from '../saving/save/convert-template.ts';
import { saveTemplate } from '../saving/save/save-template.ts';

const generalSettings = async () =>
  (await import('../blocks/general-settings/GeneralSettingsDialog.tsx')).GeneralSettingsDialog;

const templateInfo = async () => (await import('../saving/dialogs/TemplateInfoDialog.tsx')).TemplateInfoDialog;

/** Every dialog of the editor by its kind. The small ones come together, those with a form or a list each by itself. */
const DIALOGS: { readonly [K in EditorDialog['kind']]: ComponentType<Extract<EditorDialog, { readonly kind: K }>> } = {
  'general-settings': lazyChunk(generalSettings),
  'template-info': lazyChunk(templateInfo),
  'brand-update': lazyChunk(async () => (await import('../brand/BrandUpdateDialog.tsx')).BrandUpdateDialog),
  'clean-canvas': CleanCanvasDialog,
  'view-code': lazyChunk(async () => (await import('../code/ViewCodeDialog.tsx')).ViewCodeDialog),
  'import-code': lazyChunk(async () => (await import('../code/import/ImportDialog.tsx')).ImportDialog),
  'convert-to-blocks': lazyChunk(
    async () => (await import('../code/convert/ConvertToBlocksDialog.tsx')).ConvertToBlocksDialog,
  ),
  'template-css': lazyChunk(async () => (await import('../code/TemplateCssDialog.tsx')).TemplateCssDialog),
  'custom-code': lazyChunk(async () => (await import('../code/CustomCodeDialog.tsx')).CustomCodeDialog),
  'sample-people': lazyChunk(
    async () => (await import('../conditions/people/SamplePeopleDialog.tsx')).SamplePeopleDialog,
  ),
  'people-matrix': lazyChunk(
    async () => (await import('../conditions/people/PeopleMatrixDialog.tsx')).PeopleMatrixDialog,
  ),
  links: lazyChunk(async () => (await import('../links/LinksDialog.tsx')).LinksDialog),
  'test-mail': lazyChunk(async () => (await import('../preview/test-mail/TestMailDialog.tsx')).TestMailDialog),
  export: lazyChunk(async () => (await import('../code/EditorExportDialog.tsx')).EditorExportDialog),
  images: lazyChunk(async () => (await import('../images/dialog/ImagesDialog.tsx')).ImagesDialog),
  'picture-editor': lazyChunk(
    async () => (await import('../images/picture-editor/PictureEditorDialog.tsx')).PictureEditorDialog,
  ),
  'replace-image': lazyChunk(
    async () => (await import('../images/dialog/replace/ReplaceImageDialog.tsx')).ReplaceImageDialog,
  ),
  products: lazyChunk(async () => (await import('../products/dialog/ProductDialog.tsx')).ProductDialog),
  'change-plan': lazyChunk(async () => (await import('../saving/dialogs/ChangePlanDialog.tsx')).ChangePlanDialog),
  'plan-locked': lazyChunk(async () => (await import('../saving/dialogs/PlanLockedDialog.tsx')).PlanLockedDialog),
  'product-updates': lazyChunk(
    async () => (await import('../products/dialog/updates/ProductUpdatesDialog.tsx')).ProductUpdatesDialog,
  ),
  'in-my-brand': lazyChunk(async () => (await import('../brand/InMyBrandDialog.tsx')).InMyBrandDialog),
  'save-module': lazyChunk(async () => (await import('../modules/dialogs/SaveModuleDialog.tsx')).SaveModuleDialog),
  module: lazyChunk(async () => (await import('../modules/dialogs/ModuleDialog.tsx')).ModuleDialog),
  'move-module': lazyChunk(async () => (await import('../modules/dialogs/MoveModuleDialog.tsx')).MoveModuleDialog),
  'module-category': lazyChunk(
    async () => (await import('../modules/dialogs/ModuleCategoryDialog.tsx')).ModuleCategoryDialog,
  ),
  'insert-module-as': lazyChunk(async () => (await import('../modules/dialogs/InsertAsDialog.tsx')).InsertAsDialog),
  'module-impact': lazyChunk(
    async () => (await import('../modules/dialogs/ModuleImpactDialog.tsx')).ModuleImpactDialog,
  ),
  notes: lazyChunk(async () => (await import('./EditorNotesDialog.tsx')).EditorNotesDialog),
  versions: lazyChunk(async () => (await import('../saving/versions/EditorVersionsDialog.tsx')).EditorVersionsDialog),
  convert: ConvertDialog,
  'draft-found': DraftFoundDialog,
  'save-failed': SaveFailedDialog,
  'stale-revision': StaleRevisionDialog,
  locked: LockedDialog,
  'publish-checks': lazyChunk(
    async () => (await import('../saving/dialogs/EditorPublishChecksDialog.tsx')).EditorPublishChecksDialog,
  ),
  'module-updates': lazyChunk(
    async () => (await import('../modules/linked/ModuleUpdatesDialog.tsx')).ModuleUpdatesDialog,
  ),
  published: PublishedDialog,
  'stop-sharing': StopSharingDialog,
  unlock: UnlockDialog,
};

/** Fetches the dialogs that are asked for most, ahead of time. */
export async function loadOftenAsked(): Promise<void> {
  await Promise.all([generalSettings(), templateInfo()]);
}

/** Shows the dialog that `dialog` names, with the values it is opened with. */
export function OpenDialog({ dialog }: { readonly dialog: EditorDialog }) {
  // The table holds for each kind what takes its values; types do not follow that through a lookup.
  const Dialog = DIALOGS[dialog.kind] as ComponentType<EditorDialog>;
  return <Dialog {...dialog} />;
}

/** Says that no answer came to a save. Closing loses nothing: the work stays here and on this device. */
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

/** Clearing leaves an empty page wrapper and the general settings; undo brings everything back. */
function CleanCanvasDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const { editor } = session;
  const close = () => closeDialog(session);
  const clean = () => {
    const blank = { ...editor.getState().document, nodes: blankDocument(editor.context.registry).nodes };
    notifyRefusal(editor.run({ type: 'replaceDocument', document: blank, action: 'clean' }));
    close();
  };
  return (
    <QuestionDialog
      title={t('clean.title')}
      onClose={close}
      answers={[
        { label: t('clean.close'), run: close },
        { label: t('clean.clear'), run: clean, kind: 'danger' },
      ]}
    >
      {t('clean.body')}
    </QuestionDialog>
  );
}

/** A copy for everybody's library; the published list is shown after it. */
function ConvertDialog() {
  const t = useT('editor');
  const words = useT('editorDialogs');
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const { status } = useSessionState(({ flows }) => flows.convertTemplate);
  const close = () => closeDialog(session);
  const convert = async () => {
    if (!(await convertTemplate(session))) return;
    close();
    navigate('/?status=published');
  };
  return (
    <QuestionDialog
      title={t('action.convert')}
      onClose={close}
      answers={[
        { label: t('shared:cancel'), run: close },
        { label: words('convert.confirm'), run: () => void convert(), kind: 'primary', loading: status === 'loading' },
      ]}
    >
      {words('convert.body', { name: template.name })}
    </QuestionDialog>
  );
}

/** The template may not be saved just now, because somebody else holds it; the work can become a template of its own. */
function LockedDialog({ sentence }: { readonly sentence: string }) {
  const t = useT('editor');
  const session = useEditorSession();
  const [busy, setBusy] = useState(false);
  const close = () => closeDialog(session);
  const copy = async () => {
    setBusy(true);
    const address = await keepCopy(session);
    setBusy(false);
    if (address !== null) navigate(address);
  };
  return (
    <QuestionDialog
      title={t('saveFailed.title')}
      onClose={close}
      answers={[
        { label: t('saveFailed.close'), run: close },
        { label: t('locked.copy'), run: () => void copy(), kind: 'primary', loading: busy },
      ]}
    >
      <p>{sentence}</p>
      <p>{t('locked.safe')}</p>
    </QuestionDialog>
  );
}

/** Asks after publishing whether to go on editing, to the published list, or to add the template to everybody's library. */
function PublishedDialog() {
  const t = useT('editor');
  const words = useT('editorDialogs');
  const messages = useT('messages');
  const session = useEditorSession();
  const template = useSessionState((state) => state.template);
  const actor = actorOf(useAccount());
  const { status } = useSessionState(({ flows }) => flows.convertTemplate);
  const close = () => closeDialog(session);
  const toList = () => navigate('/?status=published');
  const convert = async () => {
    if (await convertTemplate(session)) toList();
  };
  return (
    <QuestionDialog
      title={messages('templateIsPublished')}
      onClose={close}
      answers={[
        { label: words('published.back'), run: toList },
        ...(may('convertToSystem', actor, template)
          ? [{ label: t('action.convert'), run: () => void convert(), loading: status === 'loading' }]
          : []),
        { label: words('published.continue'), run: close, kind: 'primary' },
      ]}
    >
      <p>{words('published.body', { name: template.name })}</p>
    </QuestionDialog>
  );
}

/** Gives a shared draft back to the others. Leaving the editor is what unlocks it; what is not saved is saved first. */
function UnlockDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const dirty = useDirty();
  const name = useSessionState(({ template }) => template.name);
  const saving = useSessionState((state) => state.saving);
  const close = () => closeDialog(session);
  const unlock = async () => {
    if (dirty && !(await saveTemplate(session))) return;
    close();
    navigate('/?status=shared');
  };
  return (
    <QuestionDialog
      title={t('unlock.title', { name })}
      onClose={close}
      answers={[
        { label: t('shared:cancel'), run: close },
        {
          label: t(dirty ? 'unlock.saveAndUnlock' : 'unlock.unlock'),
          run: () => void unlock(),
          kind: 'primary',
          loading: saving,
        },
      ]}
    >
      <p>{t('unlock.body')}</p>
    </QuestionDialog>
  );
}
