import { Button, Group, Select } from '@mantine/core';
import { IconFolderSymlink, IconTrash, IconX } from '@tabler/icons-react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './LibraryBar.module.css';
import type { LibraryView } from './library-query.ts';

const SORTS: readonly LibraryView['sort'][] = ['newest', 'name', 'size'];

interface LibraryBarProps {
  readonly sort: LibraryView['sort'];
  readonly onSort: (sort: LibraryView['sort']) => void;
  /** Number of marked images. */
  readonly marked: number;
  readonly onMove: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** Shows the controls above the images: their order, or the actions on all marked ones. */
export function LibraryBar({ sort, onSort, marked, onMove, onRemove, onClear }: LibraryBarProps) {
  const t = useT('images');
  if (marked === 0) {
    return (
      <div className={classes.bar}>
        <Select
          size="xs"
          aria-label={t('sort')}
          allowDeselect={false}
          data={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(value) => onSort(SORTS.find((one) => one === value) ?? 'newest')}
        />
      </div>
    );
  }
  return (
    <div className={classes.bar}>
      <span role="status" className={classes.count}>
        {t('marked', { count: marked })}
      </span>
      <Group gap={4} wrap="nowrap">
        <Button size="compact-sm" variant="default" leftSection={<IconFolderSymlink size={15} />} onClick={onMove}>
          {t('move.marked')}
        </Button>
        <Button size="compact-sm" variant="default" leftSection={<IconTrash size={15} />} onClick={onRemove}>
          {t('remove')}
        </Button>
        <IconButton label={t('unmark')} size={28} icon={<IconX size={16} />} onClick={onClear} />
      </Group>
    </div>
  );
}
