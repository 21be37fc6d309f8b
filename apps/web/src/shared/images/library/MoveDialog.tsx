import type { Asset } from '@mailwright/contract';
import { UnstyledButton } from '@mantine/core';
import { IconFolder, IconFolderOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { useT } from '../../i18n/use-t.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { toast } from '../../ui/toast/toast.tsx';
import { foldersQuery } from './folders-query.ts';
import { moveImages } from './library-changes.ts';
import classes from './MoveDialog.module.css';

interface MoveDialogProps {
  /** Images to move; null while the dialog is closed. */
  readonly images: readonly Asset[] | null;
  readonly close: () => void;
  readonly onMoved: () => void;
}

/** Asks for the folder for images, and moves them to it. */
export function MoveDialog({ images, close, onMoved }: MoveDialogProps) {
  const t = useT('images');
  const folders = useQuery(foldersQuery).data ?? [];
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState(images);
  if (images !== null && images !== last) setLast(images);
  const count = last?.length ?? 0;
  const place = last?.every(({ folder }) => folder === last[0]?.folder) ? last[0]?.folder : undefined;
  const move = async (to: string | null) => {
    if (busy || last === null) return;
    setBusy(true);
    try {
      await moveImages(last, to);
      const name = folders.find(({ id }) => id === to)?.name;
      toast.success(name === undefined ? t('movedOut', { count }) : t('moved', { count, name }));
      onMoved();
      close();
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      opened={images !== null}
      size={440}
      title={t('move.title', { count })}
      onClose={close}
      zIndex={250}
      centered
    >
      <ul className={classes.folders} aria-busy={busy}>
        {[{ id: null, name: t('folder.none') }, ...folders].map(({ id, name }) => (
          <li key={id}>
            <UnstyledButton className={classes.folder} disabled={id === place} onClick={() => void move(id)}>
              {id === null ? <IconFolderOff size={16} stroke={1.7} /> : <IconFolder size={16} stroke={1.7} />}
              <span className={classes.name}>{name}</span>
              {id === place && <span className={classes.here}>{t('move.here')}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {folders.length === 0 && <p className={classes.note}>{t('move.noFolders')}</p>}
    </DialogFrame>
  );
}
