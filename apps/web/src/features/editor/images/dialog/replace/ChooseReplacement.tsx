import { type Asset, LIMITS } from '@mailwright/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhotoSearch, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../../shared/images/grid/GridSkeleton.tsx';
import { ImageGrid } from '../../../../../shared/images/grid/ImageGrid.tsx';
import { imageItems } from '../../../../../shared/images/library/image-items.ts';
import { libraryQuery } from '../../../../../shared/images/library/library-query.ts';
import { DialogActions } from '../../../../../shared/ui/dialog/DialogActions.tsx';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import classes from './ReplaceImageDialog.module.css';

interface ChooseReplacementProps {
  /** The image that goes; it is not offered. */
  readonly image: Asset;
  readonly onChoose: (by: Asset) => void;
  readonly onCancel: () => void;
}

/** The images of the library that can stand in another one's place. */
export function ChooseReplacement({ image, onChoose, onCancel }: ChooseReplacementProps) {
  const t = useT('replaceImage');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), LIMITS.debounce.localImageFilter);
  const library = useInfiniteQuery(libraryQuery({ query, sort: 'newest', folder: null }));
  const images = useMemo(
    () => library.data?.pages.flat().filter(({ savedName }) => savedName !== image.savedName),
    [library.data, image],
  );
  const items = useMemo(() => images && imageItems(images), [images]);
  const choose = (id: string) => {
    const chosen = images?.find(({ savedName }) => savedName === id);
    if (chosen) onChoose(chosen);
  };
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = library;
  return (
    <>
      <div className={classes.head}>
        <p className={classes.lead}>{t('choose')}</p>
        <TextInput
          className={classes.search}
          type="search"
          data-autofocus
          leftSection={<IconSearch size={16} />}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={LIMITS.searchTerm.max}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div className={classes.main}>
        <Loaded
          query={library}
          data={items}
          skeleton={<GridSkeleton />}
          failure={{ title: t('failed') }}
          empty={
            <EmptyState
              icon={<IconPhotoSearch size={28} stroke={1.5} />}
              title={t('nothing.title')}
              body={t('nothing.body')}
            />
          }
        >
          {(shown) => (
            <ImageGrid
              label={t('choose')}
              items={shown}
              onChoose={choose}
              onNearEnd={() => void (hasNextPage && !isFetchingNextPage && fetchNextPage())}
            />
          )}
        </Loaded>
      </div>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
