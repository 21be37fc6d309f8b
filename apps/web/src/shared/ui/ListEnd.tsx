import { Button, Loader } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';

interface ListEndProps {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly load: () => unknown;
}

/** Loads the next page of a list once its place after the last entry comes into sight. */
export function ListEnd({ busy, failed, load }: ListEndProps) {
  const t = useT('shared');
  const { ref, entry } = useIntersection();
  const wanted = entry?.isIntersecting === true && !busy && !failed;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return (
    <div ref={ref} aria-busy={busy} style={{ padding: 8, textAlign: 'center' }}>
      {failed ? (
        <Button variant="default" size="compact-sm" onClick={() => load()}>
          {t('tryAgain')}
        </Button>
      ) : (
        <Loader size="xs" aria-hidden="true" />
      )}
    </div>
  );
}
