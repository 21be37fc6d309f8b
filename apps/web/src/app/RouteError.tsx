import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../shared/i18n/use-t.ts';
import { missingChunkStore } from '../shared/missing-chunk/missing-chunk.ts';
import { reloadPage } from '../shared/missing-chunk/reload-page.ts';
import { ErrorScreen } from '../shared/ui/ErrorScreen.tsx';

/** Shows that a page could not be loaded or failed to render. */
export function RouteError({ error }: { readonly error: unknown }) {
  const t = useT('shared');
  const { missing } = useStore(missingChunkStore);
  useEffect(() => {
    console.error(error);
    missingChunkStore.setState({ said: true });
    return () => missingChunkStore.setState({ said: false });
  }, [error]);
  return (
    <ErrorScreen
      title={t(missing ? 'newRelease.title' : 'crash.title')}
      body={t(missing ? 'newRelease.body' : 'crash.body')}
      action={{ label: t('newRelease.reload'), run: () => void reloadPage() }}
    />
  );
}
