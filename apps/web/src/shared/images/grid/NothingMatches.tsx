import { IconPhotoSearch } from '@tabler/icons-react';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Shows that a search found no images. */
export function NothingMatches({ query }: { readonly query: string }) {
  const t = useT('images');
  return (
    <EmptyState
      icon={<IconPhotoSearch size={28} stroke={1.5} />}
      title={t('nothing.title')}
      body={t('nothing.body', { query })}
    />
  );
}
