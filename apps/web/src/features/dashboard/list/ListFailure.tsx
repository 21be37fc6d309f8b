import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import classes from './EmptyList.module.css';

export function ListFailure({ retry }: { readonly retry: () => void }) {
  const t = useT('dashboard');
  return (
    <div className={classes.place} role="alert">
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.5} />}
        title={t('failure.title')}
        body={t('messages:listFailure')}
        action={<Button onClick={retry}>{t('shared:tryAgain')}</Button>}
      />
    </div>
  );
}
