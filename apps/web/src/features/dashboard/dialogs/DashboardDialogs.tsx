import { type ComponentType, Suspense, useState } from 'react';
import { ChunkBoundary } from '../../../shared/missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../../../shared/missing-chunk/lazy-chunk.ts';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { refreshTemplates } from '../data/cached-lists.ts';
import type { OpenDialog } from './open-dialog.ts';

/** Props of every dialog, besides the values it is opened with. */
interface Frame {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
}

type Shown<K extends OpenDialog['kind']> = Frame & Extract<OpenDialog, { readonly kind: K }>;

const NotesDialog = lazyChunk(async () => (await import('../../../shared/notes/NotesDialog.tsx')).NotesDialog);

/** Every dialog of the dashboard by its kind. */
const DIALOGS: { readonly [K in OpenDialog['kind']]: ComponentType<Shown<K>> } = {
  new: lazyChunk(async () => (await import('./new-template/NewTemplateDialog.tsx')).NewTemplateDialog),
  settings: lazyChunk(async () => (await import('./SettingsDialog.tsx')).SettingsDialog),
  duplicate: lazyChunk(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog),
  published: lazyChunk(async () => (await import('./PublishedDialog.tsx')).PublishedDialog),
  publishChecks: lazyChunk(async () => (await import('./publish-checks/PublishChecks.tsx')).PublishChecks),
  notes: CardNotesDialog,
  versions: lazyChunk(async () => (await import('./CardVersionsDialog.tsx')).CardVersionsDialog),
  export: lazyChunk(async () => (await import('./CardExportDialog.tsx')).CardExportDialog),
  sharing: lazyChunk(async () => (await import('./sharing/SharingDialog.tsx')).SharingDialog),
  locked: lazyChunk(async () => (await import('./locked/LockedDialog.tsx')).LockedDialog),
  bulkTags: lazyChunk(async () => (await import('./BulkTagsDialog.tsx')).BulkTagsDialog),
  shortcuts: lazyChunk(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog),
};

/** Shows the notes of a card's template. Closing it reloads the lists, because the cards show the number of notes. */
function CardNotesDialog({ opened, close, template }: Shown<'notes'>) {
  const closeNotes = () => {
    close();
    void refreshTemplates();
  };
  return <NotesDialog opened={opened} close={closeNotes} template={template} />;
}

interface DashboardDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly pageActions: DashboardPageActions;
  readonly close: () => void;
}

/** Shows at most one dialog. A dialog that closes stays until it has faded out, and each opening mounts a new one. */
export function DashboardDialogs({ dialog, pageActions, close }: DashboardDialogsProps) {
  const [{ last, openings }, setLast] = useState({ last: dialog, openings: 0 });
  if (dialog !== null && dialog !== last) setLast({ last: dialog, openings: openings + 1 });
  if (last === null) return null;
  // The table holds for each kind what takes its values; types do not follow that through a lookup.
  const Dialog = DIALOGS[last.kind] as ComponentType<Frame & OpenDialog>;
  return (
    <ChunkBoundary key={openings} onFailure={close}>
      <Suspense>
        <Dialog {...last} opened={dialog !== null} close={close} pageActions={pageActions} />
      </Suspense>
    </ChunkBoundary>
  );
}
