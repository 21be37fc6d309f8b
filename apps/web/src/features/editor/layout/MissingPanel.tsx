import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { reloadPage } from '../../../shared/missing-chunk/reload-page.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';

/** Stands where a panel could not be shown; the canvas beside it goes on working. */
export function MissingPanel() {
  const t = useT('shared');
  return (
    <EmptyState
      icon={<IconRefresh size={24} stroke={1.5} />}
      title={t('missingPart.title')}
      body={t('newRelease.body')}
      action={
        <Button size="xs" onClick={() => void reloadPage()}>
          {t('newRelease.reload')}
        </Button>
      }
    />
  );
}
