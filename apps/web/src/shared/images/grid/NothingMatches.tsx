import { IconPhotoSearch } from '@tabler/icons-react';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** In the place of the images that a search did not find. */
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
