import { CloseButton } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './TagFilter.module.css';

interface TagFilterProps {
  readonly tag: string;
  readonly onClear: () => void;
}

/** Says that only templates of one tag are shown, and takes that back. */
export function TagFilter({ tag, onClear }: TagFilterProps) {
  const t = useT('dashboard');
  return (
    <p className={classes.place}>
      <span className={classes.chip}>
        <IconTag size={14} stroke={1.8} aria-hidden="true" />
        <span className={classes.words}>{t('filter.tag', { tag })}</span>
        <CloseButton size="sm" aria-label={t('filter.removeTag', { tag })} onClick={onClear} />
      </span>
    </p>
  );
}
