import { endpoints, type Note, type TemplateInfo } from '@mailwright/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { call } from '../api/call.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';
import { confirm } from '../ui/dialog/confirm.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListEnd } from '../ui/ListEnd.tsx';
import { Loaded } from '../ui/loading/Loaded.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import classes from './NotesDialog.module.css';
import { noteCountQuery, notesQuery } from './notes-query.ts';

interface NotesDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: Pick<TemplateInfo, 'id' | 'name' | 'isOwner'>;
}

/** Shows the notes of the people who work on a template; nobody else sees them. */
export function NotesDialog({ opened, close, template }: NotesDialogProps) {
  const t = useT('notes');
  const [typed, setTyped] = useState('');
  const notes = useInfiniteQuery(notesQuery(template.id));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = notes;
  const loaded = useMemo(() => notes.data && unique(notes.data.pages.flat()), [notes.data]);
  const counted = useQuery({ ...noteCountQuery(template.id), enabled: opened && hasNextPage });
  const count = (hasNextPage ? counted.data : undefined) ?? loaded?.length ?? 0;
  useFailureToast(notes.error);
  const removeAll = () =>
    confirm({
      title: t('deleteAll.title', { count }),
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
      <Loaded
        query={notes}
        data={loaded}
        skeleton={
          <div className={classes.list}>
            <Skeleton height={72} radius="md" />
            <Skeleton height={72} radius="md" />
          </div>
        }
        failure={{ title: t('failed') }}
        empty={
          <div className={classes.empty}>
            <EmptyState icon={<IconNotes size={28} stroke={1.5} />} title={t('empty.title')} body={t('empty.body')} />
          </div>
        }
      >
        {(shown) => (
          <>
            <div className={classes.head}>
              <span role="status">{t('count', { count })}</span>
              {template.isOwner && (
                <Button variant="subtle" color="red" size="compact-sm" onClick={() => void removeAll()}>
                  {t('deleteAll')}
                </Button>
              )}
            </div>
            <NoteList
              notes={shown}
              ownsAll={template.isOwner}
              end={
                hasNextPage && <ListEnd busy={isFetchingNextPage} failed={isFetchNextPageError} load={fetchNextPage} />
              }
            />
          </>
        )}
      </Loaded>
    </DialogFrame>
  );
}

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly ownsAll: boolean;
  /** Content after the last loaded note. */
  readonly end: ReactNode;
}

/** Returns the notes without duplicates: a note added meanwhile moves the last one of a page into the next page. */
function unique(notes: readonly Note[]): readonly Note[] {
  return [...new Map(notes.map((note) => [note.id, note])).values()];
}

function NoteList({ notes, ownsAll, end }: NoteListProps) {
  const t = useT('notes');
  const { principalId } = useAccount();
  return (
    <>
      <ul className={classes.list} aria-label={t('title')}>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} removable={ownsAll || note.userId === principalId} />
        ))}
      </ul>
      {end}
    </>
  );
}
