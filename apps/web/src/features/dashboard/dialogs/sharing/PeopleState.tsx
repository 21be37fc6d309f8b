import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './PeopleList.module.css';

/** In place of the people while they load, or when they could not be loaded. */
export function PeopleState({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) {
  const t = useT('dashboard');
  return (
    <div className={classes.scroller} aria-busy={!failed}>
      <p className={classes.empty} role="status">
        {failed ? t('sharing.failed') : t('sharing.loading')}
      </p>
      {failed && (
        <Button variant="default" className={classes.retry} onClick={retry}>
          {t('shared:tryAgain')}
        </Button>
      )}
    </div>
  );
}
