import { lazy, Suspense, useState } from 'react';
import { ChunkBoundary } from '../../../shared/missing-chunk/ChunkBoundary.tsx';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { refreshTemplates } from '../data/cached-lists.ts';
import type { OpenDialog } from './open-dialog.ts';

const NewTemplateDialog = lazy(async () => ({
  default: (await import('./new-template/NewTemplateDialog.tsx')).NewTemplateDialog,
}));
const DuplicateDialog = lazy(async () => ({ default: (await import('./DuplicateDialog.tsx')).DuplicateDialog }));
const PublishedDialog = lazy(async () => ({ default: (await import('./PublishedDialog.tsx')).PublishedDialog }));
const PublishChecks = lazy(async () => ({
  default: (await import('./publish-checks/PublishChecks.tsx')).PublishChecks,
}));
const NotesDialog = lazy(async () => ({
  default: (await import('../../../shared/notes/NotesDialog.tsx')).NotesDialog,
}));
const CardVersionsDialog = lazy(async () => ({
  default: (await import('./CardVersionsDialog.tsx')).CardVersionsDialog,
}));
const CardExportDialog = lazy(async () => ({ default: (await import('./CardExportDialog.tsx')).CardExportDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));
const SharingDialog = lazy(async () => ({ default: (await import('./sharing/SharingDialog.tsx')).SharingDialog }));
const LockedDialog = lazy(async () => ({ default: (await import('./locked/LockedDialog.tsx')).LockedDialog }));
const BulkTagsDialog = lazy(async () => ({ default: (await import('./BulkTagsDialog.tsx')).BulkTagsDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

interface DashboardDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly pageActions: DashboardPageActions;
  readonly close: () => void;
}

interface Frame {
  readonly opened: boolean;
  readonly close: () => void;
}

/** At most one dialog; the one that is closing stays until it has faded, and each opening starts afresh. */
export function DashboardDialogs({ dialog, pageActions, close }: DashboardDialogsProps) {
  const [{ last, openings }, setLast] = useState({ last: dialog, openings: 0 });
  if (dialog !== null && dialog !== last) setLast({ last: dialog, openings: openings + 1 });
  if (last === null) return null;
  const frame = { opened: dialog !== null, close };
  return (
    <ChunkBoundary key={openings} onFailure={close}>
      <Suspense>{dialogOf(last, frame, pageActions)}</Suspense>
    </ChunkBoundary>
  );
}

/** The cards show how many notes there are. */
function closeNotes({ close }: Frame): () => void {
  return () => {
    close();
    void refreshTemplates();
  };
}

function dialogOf(dialog: OpenDialog, frame: Frame, pageActions: DashboardPageActions) {
  switch (dialog.kind) {
    case 'new':
      return <NewTemplateDialog {...frame} />;
    case 'settings':
      return <SettingsDialog {...frame} template={dialog.template} />;
    case 'duplicate':
      return <DuplicateDialog {...frame} pageActions={pageActions} template={dialog.template} />;
    case 'published':
      return <PublishedDialog {...frame} pageActions={pageActions} template={dialog.template} />;
    case 'publishChecks':
      return (
        <PublishChecks {...frame} pageActions={pageActions} template={dialog.template} findings={dialog.findings} />
      );
    case 'notes':
      return <NotesDialog {...frame} close={closeNotes(frame)} template={dialog.template} />;
    case 'versions':
      return <CardVersionsDialog {...frame} pageActions={pageActions} template={dialog.template} />;
    case 'export':
      return <CardExportDialog {...frame} template={dialog.template} />;
    case 'sharing':
      return <SharingDialog {...frame} template={dialog.template} />;
    case 'locked':
      return <LockedDialog {...frame} pageActions={pageActions} id={dialog.id} />;
    case 'bulkTags':
      return <BulkTagsDialog {...frame} templates={dialog.templates} />;
    case 'shortcuts':
      return <ShortcutsDialog {...frame} />;
  }
}
