import { sizeInKb } from '@mailwright/contract';
import { IconPhoto, IconPhotoSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { formatSize } from '../../../../../shared/format.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../../shared/images/grid/GridSkeleton.tsx';
import { ImageGrid } from '../../../../../shared/images/grid/ImageGrid.tsx';
import { libraryQuery } from '../../../../../shared/images/library/library-query.ts';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import type { ImageTabProps } from '../../../session/images/chosen-image.ts';
import { CurrentImage } from '../current-image.ts';

/** The images of the person's library. */
export function GlobalTab({ query, onChoose }: ImageTabProps) {
  const t = useT('images');
  const current = use(CurrentImage);
  const library = useInfiniteQuery(libraryQuery({ query, sort: 'newest', folder: null }));
  const images = useMemo(() => library.data?.pages.flat(), [library.data]);
  const items = useMemo(
    () =>
      images?.map(({ savedName, url, originalName, width, height, size }) => ({
        id: savedName,
        thumb: url,
        label: originalName,
        note: t('grid.size', { width, height, size: formatSize(sizeInKb(size)) }),
      })),
    [images, t],
  );
  const choose = (id: string) => {
    const image = images?.find(({ savedName }) => savedName === id);
    if (image) onChoose({ src: image.url, width: image.width, height: image.height });
  };
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = library;
  const more = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage());
  return (
    <Loaded
      query={library}
      data={items}
      skeleton={<GridSkeleton />}
      failure={{ title: t('failed') }}
      empty={
        query === '' ? (
          <EmptyState icon={<IconPhoto size={28} stroke={1.5} />} title={t('empty.title')} body={t('empty.body')} />
        ) : (
          <EmptyState
            icon={<IconPhotoSearch size={28} stroke={1.5} />}
            title={t('nothing.title')}
            body={t('nothing.body', { query })}
          />
        )
      }
    >
      {(shown) => (
        <ImageGrid
          label={t('tab.global')}
          items={shown}
          current={images?.find(({ url }) => url === current)?.savedName}
          onChoose={choose}
          onNearEnd={more}
        />
      )}
    </Loaded>
  );
}
