import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '../i18n/use-t.ts';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly retry: () => void;
}

/** In the place of a list that could not be loaded. */
export function LoadFailure({ title, retry }: LoadFailureProps) {
  const t = useT('shared');
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.5} />}
        title={title}
        body={t('messages:genericFailure')}
        action={<Button onClick={retry}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}
