import { endpoints, type Note } from '@mailwright/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { fullDate, relativeTime } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { authorName } from '../person-name.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { toast } from '../ui/toast/toast.tsx';
import classes from './NotesDialog.module.css';
import { notesQuery } from './notes-query.ts';

interface NoteItemProps {
  readonly note: Note;
  readonly removable: boolean;
}

export function NoteItem({ note, removable }: NoteItemProps) {
  const t = useT('notes');
  const queries = useQueryClient();
  const { author } = note;
  const name = authorName(author);
  const remove = useMutation({
    mutationFn: () => call(endpoints.notes.remove, { params: { id: note.id } }),
    onError: (error) => toast.error(errorSentence(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: notesQuery(note.templateId).queryKey }),
  });
  return (
    <li className={classes.note}>
      <PersonAvatar firstName={author.firstName} lastName={author.lastName} size={28} />
      <div className={classes.body}>
        <div className={classes.by}>
          <strong>{name}</strong>
          <time dateTime={note.createdAt} data-tip={fullDate(note.createdAt)}>
            {relativeTime(note.createdAt)}
          </time>
        </div>
        <p className={classes.text}>{note.text}</p>
      </div>
      {removable && (
        <IconButton
          size={28}
          label={t('delete', { name })}
          icon={<IconTrash size={16} stroke={1.7} />}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        />
      )}
    </li>
  );
}
