import { Button } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { closeEmbedded } from './parent-window.ts';

/** Shows a button that leaves an embedded page on which no template is open. */
export function CancelButton() {
  const t = useT('shared');
  return (
    <Button size="xs" variant="default" onClick={() => closeEmbedded(null, 'cancelled')}>
      {t('cancel')}
    </Button>
  );
}
