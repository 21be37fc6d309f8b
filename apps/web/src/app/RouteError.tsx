import { useRouteError } from 'react-router';
import { useT } from '../shared/i18n/use-t.ts';
import { ErrorScreen } from '../shared/ui/ErrorScreen.tsx';

/** Last resort: a page could not be loaded or failed while it was drawn. */
export function RouteError() {
  const error = useRouteError();
  const t = useT('shared');
  console.error(error);
  return (
    <ErrorScreen
      title={t('crash.title')}
      body={t('crash.body')}
      action={{ label: t('crash.reload'), run: () => location.reload() }}
    />
  );
}
