import { LIMITS } from '@mailwright/contract';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import classes from './LibraryDialog.module.css';
import { LibraryPanel } from './LibraryPanel.tsx';

interface LibraryDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
}

/** Shows the library outside a template, to organize images, not to choose from. */
export function LibraryDialog({ opened, close }: LibraryDialogProps) {
  const t = useT('images');
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, LIMITS.debounce.localImageFilter);
  return (
    <DialogFrame
      opened={opened}
      size={1120}
      title={t('library')}
      classNames={{ content: classes.dialog, body: classes.body }}
      onClose={close}
    >
      <TextInput
        className={classes.search}
        type="search"
        data-autofocus
        leftSection={<IconSearch size={16} />}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.searchTerm.max}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={classes.library}>
        <LibraryPanel query={wanted === '' ? '' : settled} folder={folder} onFolder={setFolder} />
      </div>
    </DialogFrame>
  );
}
