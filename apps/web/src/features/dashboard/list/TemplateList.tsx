import type { TemplateElement } from '@mailwright/contract';
import { Button, Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconTrashX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { featuredFirst } from '../data/belongs-to.ts';
import type { ListRequest } from '../data/load-templates.ts';
import { listQuery } from '../data/queries.ts';
import cardClasses from './card/TemplateCard.module.css';
import { TemplateCard } from './card/TemplateCard.tsx';
import { useHighlight } from './card/use-highlight.ts';
import { EmptyList } from './EmptyList.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { ScrollHint } from './filter/ScrollHint.tsx';
import type { ViewType } from './filter/ViewSwitch.tsx';
import skeletonClasses from './SkeletonCards.module.css';
import classes from './TemplateList.module.css';
import type { BulkSelection } from './use-bulk-selection.ts';

const BulkBar = lazy(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));

interface TemplateListProps {
  readonly request: ListRequest;
  readonly pageActions: DashboardPageActions;
  readonly viewType: ViewType;
  readonly bulk: BulkSelection | null;
  readonly onBulkEnd: () => void;
  readonly onNew: () => void;
  readonly onClearSearch: () => void;
}

export function TemplateList(props: TemplateListProps) {
  const { request, pageActions, viewType, bulk, onBulkEnd, onNew, onClearSearch } = props;
  const t = useT('dashboard');
  const { view } = request;
  const list = useInfiniteQuery(listQuery(request));
  const loaded = useMemo(() => list.data?.pages.flatMap((page) => page.elements), [list.data]);
  const templates = (view.kind === 'library' && loaded ? featuredFirst(loaded) : loaded) ?? [];
  const select = useSelect(bulk, templates);
  const grid = useRef<HTMLUListElement>(null);
  useHighlight(grid, templates);

  const isSearch = request.term !== '' || request.tag !== '';
  const total = list.data?.pages.at(-1)?.pagination['total-elements'] ?? templates.length;
  return (
    <Loaded
      query={list}
      data={loaded && templates}
      skeleton={
        <div className={classes.grid} data-view={viewType}>
          <SkeletonCards count={8} />
        </div>
      }
      failure={{ title: t('failure.title'), body: t('messages:listFailure'), roomy: true }}
      empty={<EmptyList request={request} onNew={onNew} onClearSearch={onClearSearch} />}
    >
      {() => (
        <>
          <div className={classes.total}>
            <span role="status">{t('list.count', { count: total })}</span>
            {view.kind === 'own' && view.status === 'deleted' && !isSearch && <DeleteAllButton />}
          </div>
          {bulk !== null && (
            <Suspense>
              <BulkBar
                view={view}
                templates={templates}
                selection={bulk}
                pageActions={pageActions}
                onClose={onBulkEnd}
              />
            </Suspense>
          )}
          <ul
            ref={grid}
            className={classes.grid}
            data-view={viewType}
            aria-label={t('list.label')}
            data-stale={list.isPlaceholderData}
          >
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                pageActions={pageActions}
                selected={bulk?.ids.has(template.id)}
                onSelect={select}
              />
            ))}
            {list.isFetchingNextPage && <SkeletonCards count={4} />}
          </ul>
          {isSearch && !list.hasNextPage && !list.isPlaceholderData && (
            <FoundElsewhere request={request} found={total} />
          )}
          {list.hasNextPage && (
            <>
              <LoadMore busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} load={list.fetchNextPage} />
              <ScrollHint />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

/**
 * Returns a function that selects a card; Ctrl+A or Cmd+A selects all of them. The function stays the same, so that no card
 * renders again because of it.
 */
function useSelect(bulk: BulkSelection | null, templates: readonly TemplateElement[]) {
  const latest = useRef({ bulk, templates });
  useEffect(() => {
    latest.current = { bulk, templates };
  });
  const isOn = bulk !== null;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const typing =
        event.target instanceof HTMLElement && event.target.matches('input:not([type="checkbox"]), textarea');
      if (!isAll || typing || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      latest.current.bulk?.replace(latest.current.templates.map(({ id }) => id));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  return useCallback((id: string, range: boolean) => {
    const { bulk: now, templates: shown } = latest.current;
    now?.toggle(
      id,
      range,
      shown.map((template) => template.id),
    );
  }, []);
}

/** Shows a button that empties the deleted list, including templates that are not loaded. */
function DeleteAllButton() {
  const t = useT('dashboard');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const { deleteAllDeleted } = await import('../actions/delete-all-deleted.ts');
    await deleteAllDeleted();
    setBusy(false);
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      loading={busy}
      leftSection={<IconTrashX size={16} stroke={1.7} />}
      onClick={() => void run()}
    >
      {t('deleteAll')}
    </Button>
  );
}

interface LoadMoreProps {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly load: () => unknown;
}

/** Loads the next page before its place after the last card comes into sight. */
function LoadMore({ busy, failed, load }: LoadMoreProps) {
  const t = useT('dashboard');
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const wanted = entry?.isIntersecting === true && !busy && !failed;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return (
    <div ref={ref} className={classes.sentinel} role="status">
      {busy && <span className={classes.words}>{t('list.loadingMore')}</span>}
      {failed && (
        <Button variant="default" onClick={() => load()}>
          {t('shared:tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** Shows placeholders for cards that are loading, in their final size. */
function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move.
    <li key={index} className={cardClasses.card} aria-hidden="true">
      <div className={skeletonClasses.picture} />
      <div className={cardClasses.body}>
        <div className={skeletonClasses.heading}>
          <Skeleton width="62%" height={14} />
        </div>
        <div className={skeletonClasses.line}>
          <Skeleton width="40%" height={12} />
        </div>
        <div className={cardClasses.facts}>
          <Skeleton width={96} height={12} my={3} />
        </div>
      </div>
    </li>
  ));
}
