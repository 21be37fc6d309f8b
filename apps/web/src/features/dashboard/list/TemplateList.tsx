import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { DashboardPageHands } from '../actions/menu-action.ts';
import { featuredFirst } from '../data/belongs-to.ts';
import type { ListRequest } from '../data/load-templates.ts';
import { listQuery } from '../data/queries.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFailure } from './ListFailure.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ScrollHint } from './ScrollHint.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import classes from './TemplateList.module.css';

interface TemplateListProps {
  readonly request: ListRequest;
  readonly hands: DashboardPageHands;
  readonly onNew: () => void;
  readonly onClearSearch: () => void;
}

export function TemplateList({ request, hands, onNew, onClearSearch }: TemplateListProps) {
  const t = useT('dashboard');
  const list = useInfiniteQuery(listQuery(request));

  if (list.isPending) {
    return (
      <div className={classes.grid} aria-busy="true">
        <SkeletonCards count={8} />
      </div>
    );
  }
  if (list.isError && list.data === undefined) return <ListFailure retry={() => void list.refetch()} />;

  const loaded = list.data.pages.flatMap((page) => page.elements);
  const templates = request.view.kind === 'library' ? featuredFirst(loaded) : loaded;
  if (templates.length === 0) {
    return <EmptyList view={request.view} term={request.term} onNew={onNew} onClearSearch={onClearSearch} />;
  }
  const total = list.data.pages.at(-1)?.pagination['total-elements'] ?? templates.length;
  return (
    <>
      <p className={classes.total} role="status">
        {t('list.count', { count: total })}
      </p>
      <ul className={classes.grid} aria-label={t('list.label')} data-stale={list.isPlaceholderData}>
        {templates.map((template) => (
          <TemplateCard key={template.id} template={template} hands={hands} />
        ))}
        {list.isFetchingNextPage && <SkeletonCards count={4} />}
      </ul>
      {list.hasNextPage && (
        <>
          <LoadMore busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} load={list.fetchNextPage} />
          <ScrollHint />
        </>
      )}
    </>
  );
}
