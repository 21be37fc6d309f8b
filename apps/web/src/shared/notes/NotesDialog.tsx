import { endpoints, type Note, type TemplateInfo } from '@mailwright/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';
import { confirm } from '../ui/confirm.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import classes from './NotesDialog.module.css';
import { notesQuery } from './notes-query.ts';

interface NotesDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: Pick<TemplateInfo, 'id' | 'name' | 'isOwner'>;
}

/** What people who work on a template note about it; nobody else sees it. */
export function NotesDialog({ opened, close, template }: NotesDialogProps) {
  const t = useT('notes');
  const [typed, setTyped] = useState('');
  const notes = useQuery(notesQuery(template.id));
  useFailureToast(notes.error);
  const removeAll = () =>
    confirm({
      title: t('deleteAll.title', { count: notes.data?.length ?? 0 }),
      body: t('deleteAll.body'),
      confirmLabel: t('deleteAll'),
      danger: true,
      act: async () => {
        await call(endpoints.notes.removeAll, { params: { id: template.id } });
        await notes.refetch();
      },
    });

  return (
    <DialogFrame opened={opened} onClose={close} dirty={typed.trim() !== ''} title={t('title')} size={520}>
      <p className={classes.about}>{t('about', { name: template.name })}</p>
      <NoteForm templateId={template.id} typed={typed} onTyped={setTyped} />
      {notes.isPending ? (
        <div className={classes.list} aria-busy="true">
          <Skeleton height={72} radius="md" />
          <Skeleton height={72} radius="md" />
        </div>
      ) : notes.data === undefined ? (
        <LoadFailure title={t('failed')} retry={() => void notes.refetch()} />
      ) : notes.data.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState icon={<IconNotes size={28} stroke={1.5} />} title={t('empty.title')} body={t('empty.body')} />
        </div>
      ) : (
        <>
          <div className={classes.head}>
            <span role="status">{t('count', { count: notes.data.length })}</span>
            {template.isOwner && (
              <Button variant="subtle" color="red" size="compact-sm" onClick={() => void removeAll()}>
                {t('deleteAll')}
              </Button>
            )}
          </div>
          <NoteList notes={notes.data} ownsAll={template.isOwner} />
        </>
      )}
    </DialogFrame>
  );
}

function NoteList({ notes, ownsAll }: { readonly notes: readonly Note[]; readonly ownsAll: boolean }) {
  const t = useT('notes');
  const { principalId } = useAccount();
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} removable={ownsAll || note.userId === principalId} />
      ))}
    </ul>
  );
}
