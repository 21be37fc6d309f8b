import { endpoints, type FeedLook, type FeedSettings, type Store } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { FeedColumns } from '../connect/FeedColumns.tsx';
import { draftOf, type FeedDraft, settingsOf } from '../connect/feed-draft.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StoreFormProps } from './ChangeStoreDialog.tsx';

const lookQuery = (store: Store) =>
  queryOptions({
    queryKey: ['stores', store.storeUuid, 'look'],
    queryFn: () => call(endpoints.stores.lookAtFeed, { body: { url: store.storeUrl } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Asks which columns of a feed have which values, beside the current rows of the feed. */
export function ColumnsForm({ store, close }: StoreFormProps) {
  const t = useT('stores');
  const look = useQuery(lookQuery(store));
  return (
    <Loaded
      query={look}
      data={look.data}
      skeleton={<Skeleton height={360} radius={8} />}
      failure={{ title: t('problem.STORE_UNREACHABLE') }}
    >
      {(found) => <Columns store={store} close={close} look={found} />}
    </Loaded>
  );
}

function Columns({ store, close, look }: StoreFormProps & { readonly look: FeedLook }) {
  const t = useT('stores');
  const [draft, setDraft] = useState<FeedDraft>(() => withKnownColumns(store.feed, look));
  const [tried, setTried] = useState(false);
  return (
    <ChangeForm
      store={store}
      close={close}
      change={() => {
        setTried(true);
        const feed = settingsOf(draft);
        return feed && { feed };
      }}
      done={t('columns.saved')}
    >
      <FeedColumns look={look} draft={draft} tried={tried} onChange={setDraft} />
    </ChangeForm>
  );
}

/** Returns the columns chosen before, without those that the feed no longer has. */
function withKnownColumns(feed: FeedSettings | null, look: FeedLook): FeedDraft {
  if (feed === null) return draftOf(look);
  const kept = Object.entries(feed.columns).filter(([, column]) => look.columns.includes(column));
  return { ...feed, columns: Object.fromEntries(kept) };
}
