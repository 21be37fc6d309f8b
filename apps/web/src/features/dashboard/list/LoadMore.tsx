import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './LoadMore.module.css';

interface LoadMoreProps {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly load: () => unknown;
}

/** Loads the next page before its place after the last card comes into sight. */
export function LoadMore({ busy, failed, load }: LoadMoreProps) {
  const t = useT('dashboard');
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const wanted = entry?.isIntersecting === true && !busy && !failed;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return (
    <div ref={ref} className={classes.sentinel} role="status">
      {busy && <span className={classes.words}>{t('list.loadingMore')}</span>}
      {failed && (
        <Button variant="default" onClick={() => load()}>
          {t('shared:tryAgain')}
        </Button>
      )}
    </div>
  );
}
