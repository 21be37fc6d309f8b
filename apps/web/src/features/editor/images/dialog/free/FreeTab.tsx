import { endpoints, LIMITS, type StockProvider, type StockSource, type StockSources } from '@mailwright/contract';
import { Button, Loader, Text } from '@mantine/core';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useLanguage, useT } from '../../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../../shared/images/grid/GridSkeleton.tsx';
import { NothingMatches } from '../../../../../shared/images/grid/NothingMatches.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import type { ImageTabProps } from '../../../core/images/chosen-image.ts';
import classes from './FreeTab.module.css';
import { retryAtOf } from './retry-at.ts';
import { StockBar } from './StockBar.tsx';
import { StockGrid } from './StockGrid.tsx';
import { StockNotice, type StockState } from './StockNotice.tsx';
import { useStockChoice } from './use-stock-choice.ts';

const A_DAY = 86_400_000;

const stockSourcesQuery = queryOptions({
  queryKey: ['stock', 'sources'],
  queryFn: ({ signal }) => call(endpoints.stock.sources, {}, { signal }),
});

/** Free images of one source, a page at a time. The server keeps answers for a day, so they are not asked for again. */
const stockImagesQuery = ({ provider, query, credited, locale }: StockView) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'images', { provider, query, credited, locale }],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => {
      const asked = { provider, query, credited, locale, page, per_page: LIMITS.stockPage.size };
      return call(endpoints.stock.search, { query: asked }, { signal });
    },
    getNextPageParam: (last, pages) => (last.more ? pages.length + 1 : undefined),
    staleTime: A_DAY,
    // The person is told at once, and decides when to try again: each try counts for everybody.
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Free images: the collection that comes with the product, and what outside sources find. */
export function FreeTab(props: ImageTabProps) {
  const t = useT('stock');
  const sources = useQuery(stockSourcesQuery);
  return (
    <Loaded query={sources} data={sources.data} skeleton={<GridSkeleton />} failure={{ title: t('sourcesFailed') }}>
      {(known) => <FreeImages known={known} {...props} />}
    </Loaded>
  );
}

function FreeImages({ known: { sources, isOff }, query, onChoose }: ImageTabProps & { readonly known: StockSources }) {
  const t = useT('stock');
  const locale = useLanguage();
  const [wanted, setWanted] = useState<StockProvider>();
  const [credited, setCredited] = useState(false);
  const choice = useStockChoice(locale, onChoose);
  const searched = sources.find(({ provider }) => provider === wanted) ?? sources.find(isOutside) ?? sources[0];
  const asksOutside = searched !== undefined && isOutside(searched) && query !== '';

  const outside = useInfiniteQuery({
    ...stockImagesQuery({ provider: searched?.provider ?? 'collection', query, credited, locale }),
    enabled: asksOutside,
  });
  const found = asksOutside && !outside.isError ? outside.data?.pages.flatMap(({ images }) => images) : undefined;
  const isEmpty = found?.length === 0 && !outside.isFetching;
  const showsCollection = !asksOutside || outside.isError || isEmpty;
  const matching = useInfiniteQuery({
    ...stockImagesQuery({ provider: 'collection', query, credited: false, locale }),
    enabled: showsCollection,
  });
  // Where an outside source has nothing to show, what matches nothing does not leave the tab empty.
  const hasMatches = matching.data?.pages[0]?.images.length !== 0;
  const whole = useInfiniteQuery({
    ...stockImagesQuery({ provider: 'collection', query: '', credited: false, locale }),
    enabled: asksOutside && showsCollection && !hasMatches,
  });
  const collection = asksOutside && !hasMatches ? whole : matching;
  const state = stateOf();

  function stateOf(): StockState | null {
    if (isOff) return { kind: 'off' };
    if (!asksOutside) return null;
    const until = retryAtOf(outside.error, outside.errorUpdatedAt);
    if (until !== null) return { kind: 'limited', until };
    const retry = () => void outside.refetch();
    if (outside.isError) return { kind: 'failed', retrying: outside.isFetching, retry };
    return isEmpty ? { kind: 'nothing', query } : null;
  }

  const list = showsCollection ? collection : outside;
  const images = showsCollection ? collection.data?.pages.flatMap((page) => page.images) : found;
  const sourceName = showsCollection || !searched ? t('collection') : searched.name;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const more = () => void (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && fetchNextPage());

  return (
    <div className={classes.root}>
      {searched && sources.length > 1 && (
        <StockBar
          sources={sources}
          source={searched}
          onSource={setWanted}
          credited={credited}
          onCredited={setCredited}
        />
      )}
      {state && (
        <StockNotice state={state} sourceName={searched?.name ?? ''} hasCollection={(images?.length ?? 0) > 0} />
      )}
      {!state && query === '' && searched && isOutside(searched) && (
        <Text size="sm" c="dimmed" className={classes.hint}>
          {t('hint', { source: searched.name })}
        </Text>
      )}
      <div className={classes.images} aria-busy={list.isFetching}>
        <Loaded query={list} data={images} skeleton={<GridSkeleton />} failure={{ title: t('sourcesFailed') }}>
          {(shown) =>
            shown.length === 0 ? (
              <NothingMatches query={query} />
            ) : (
              <StockGrid images={shown} sourceName={sourceName} onChoose={choice.start} onNearEnd={more} />
            )
          }
        </Loaded>
        {choice.copying && (
          <div className={classes.copying} role="status">
            <Loader size="sm" />
            <Text size="sm">{t('copying', { name: choice.copying.description || t('untitled') })}</Text>
            <Button size="compact-sm" variant="default" onClick={choice.cancel}>
              {t('shared:cancel')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function isOutside({ provider }: StockSource): boolean {
  return provider !== 'collection';
}

/** Search settings that decide which free images are shown. */
interface StockView {
  readonly provider: StockProvider;
  readonly query: string;
  /** With those that ask for a credit line. */
  readonly credited: boolean;
  readonly locale: string;
}
