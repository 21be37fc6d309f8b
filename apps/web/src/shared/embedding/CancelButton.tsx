import { Button } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { closeEmbedded } from './parent-window.ts';

/** Leaves an embedded page on which nothing is open. */
export function CancelButton() {
  const t = useT('shared');
  return (
    <Button size="xs" variant="default" onClick={() => closeEmbedded(null, 'cancelled')}>
      {t('cancel')}
    </Button>
  );
}
