import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../EmptyState.tsx';

interface LoadFailureProps {
  readonly title: string;
  /** Explanation; absent for the general one. */
  readonly body?: string;
  /** True in the middle of a page, false in a dialog. */
  readonly roomy?: boolean;
  readonly retrying?: boolean;
  readonly retry: () => void;
}

/** Shows that content could not be loaded, in its place, with a button to try again. */
export function LoadFailure({ title, body, roomy = false, retrying = false, retry }: LoadFailureProps) {
  const t = useT('shared');
  return (
    <div role="alert" style={roomy ? { paddingBlock: 'min(12dvh, 120px) 48px' } : undefined}>
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.5} />}
        title={title}
        body={body ?? t('messages:genericFailure')}
        action={
          <Button loading={retrying} onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
