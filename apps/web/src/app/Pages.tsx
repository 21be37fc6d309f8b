import type { HistoryLocation } from '@tanstack/history';
import { Component, type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../shared/i18n/use-t.ts';
import { missingChunkStore } from '../shared/missing-chunk/missing-chunk.ts';
import { reloadPage } from '../shared/missing-chunk/reload-page.ts';
import { browserHistory } from '../shared/navigation/browser-history.ts';
import { navigate } from '../shared/navigation/navigate.ts';
import { type Place, PlaceContext } from '../shared/navigation/place.ts';
import { ErrorScreen } from '../shared/ui/ErrorScreen.tsx';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';
import { matchRoute, type Route } from './match-route.ts';
import { routes } from './routes.ts';
import { SessionGate } from './SessionGate.tsx';

/** Shows an error page in place of a page that failed to render, until the address changes. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return props.place === state.place ? null : { place: props.place, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <RouteError error={failure.error} />;
  }
}

type Shown =
  | { readonly place: Place; readonly route: Route; readonly Page: ComponentType }
  | { readonly place: Place; readonly error: unknown };

/** Shows the page of the address. The previous page stays until the code of the next one is loaded and it can be drawn. */
export function Pages() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => followHistory((next) => startTransition(() => setShown(next))), []);
  if (shown === null) return <LoadingScreen />;
  return (
    <PlaceContext value={shown.place}>
      {'error' in shown ? (
        <RouteError error={shown.error} />
      ) : (
        <PageBoundary place={shown.place}>
          {shown.route.open ? (
            <shown.Page />
          ) : (
            <SessionGate>
              <shown.Page />
            </SessionGate>
          )}
        </PageBoundary>
      )}
    </PlaceContext>
  );
}

/**
 * Calls `show` for each address of the history once its page is loaded, unless another address was opened meanwhile. Returns a
 * function that stops it.
 */
function followHistory(show: (next: Shown) => void): () => void {
  const history = browserHistory();
  let newest: HistoryLocation | null = null;
  const open = async (location: HistoryLocation) => {
    newest = location;
    const match = matchRoute(location.pathname, routes);
    if (match === null) return navigate('/', { replace: true });
    const { pathname, search, state } = location;
    const place = { pathname, search, state: { ...state }, params: match.params };
    const next = await match.route.load().then(
      (Page) => ({ place, route: match.route, Page }),
      (error: unknown) => ({ place, error }),
    );
    if (newest === location) show(next);
  };
  const stop = history.subscribe(({ location }) => {
    if (location !== newest) void open(location);
  });
  void open(history.location);
  return () => {
    newest = null;
    stop();
  };
}

interface PageBoundaryProps {
  readonly place: Place;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly place: Place;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows that a page could not be loaded or failed to render. */
function RouteError({ error }: { readonly error: unknown }) {
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
