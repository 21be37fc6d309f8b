import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './NothingFound.module.css';

interface NothingFoundProps {
  readonly sentence: string;
  readonly onClear: () => void;
}

/** A search that found nothing says so and offers to end it. */
export function NothingFound({ sentence, onClear }: NothingFoundProps) {
  const t = useT('editor');
  return (
    <div className={classes.nothing} role="status">
      <p className={classes.sentence}>{sentence}</p>
      <Button size="xs" variant="default" onClick={onClear}>
        {t('search.clear')}
      </Button>
    </div>
  );
}
