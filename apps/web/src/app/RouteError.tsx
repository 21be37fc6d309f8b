import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../shared/i18n/use-t.ts';
import { missingPartStore } from '../shared/missing-part/missing-part.ts';
import { reloadPage } from '../shared/missing-part/reload-page.ts';
import { ErrorScreen } from '../shared/ui/ErrorScreen.tsx';

/** Last resort: a page could not be loaded or failed while it was drawn. */
export function RouteError({ error }: { readonly error: unknown }) {
  const t = useT('shared');
  const { missing } = useStore(missingPartStore);
  useEffect(() => {
    console.error(error);
    missingPartStore.setState({ said: true });
    return () => missingPartStore.setState({ said: false });
  }, [error]);
  return (
    <ErrorScreen
      title={t(missing ? 'newRelease.title' : 'crash.title')}
      body={t(missing ? 'newRelease.body' : 'crash.body')}
      action={{ label: t('newRelease.reload'), run: () => void reloadPage() }}
    />
  );
}
