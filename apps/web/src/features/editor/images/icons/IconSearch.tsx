import { endpoints, type Icon } from '@mailwright/contract';
import { Anchor } from '@mantine/core';
import { IconIcons } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../shared/images/grid/GridSkeleton.tsx';
import type { GridItem } from '../../../../shared/images/grid/grid-item.ts';
import { ImageGrid } from '../../../../shared/images/grid/ImageGrid.tsx';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { ChosenImage } from '../../core/images/chosen-image.ts';
import { drawIcon } from '../../core/images/draw-icon.ts';
import { useSessionState } from '../../core/session/use-editor-session.ts';
import type { IconPlace } from '../content/icon-place.ts';
import { IconBar } from './IconBar.tsx';
import classes from './IconSearch.module.css';
import type { IconFilter, IconLook } from './icon-look.ts';
import { iconsQuery } from './icon-queries.ts';

const TILE = 104;

interface IconSearchProps {
  /** Search text, once typing has paused; '' for all icons. */
  readonly query: string;
  readonly place: IconPlace;
  readonly onChoose: (image: ChosenImage) => void;
}

/** Icons of the library by words, category and style, in the color and size that they will have. */
export function IconSearch({ query, place, onChoose }: IconSearchProps) {
  const t = useT('icons');
  const templateId = useSessionState(({ template }) => template.id);
  const [look, setLook] = useState<IconLook>({ color: place.color, size: place.size });
  const [filter, setFilter] = useState<IconFilter>({ category: undefined, style: undefined });
  const [drawing, setDrawing] = useState(false);
  const search = useInfiniteQuery(iconsQuery({ query, ...filter }));
  const icons = useMemo(() => search.data?.pages.flat(), [search.data]);
  const items = useMemo(() => icons?.map((icon) => itemOf(icon, look.color)), [icons, look.color]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = search;

  const choose = async (id: string) => {
    const icon = icons?.find((one) => one.id === id);
    if (!icon || drawing) return;
    setDrawing(true);
    try {
      onChoose(await drawIcon({ id, color: icon.colorable ? look.color : '', size: look.size, templateId }));
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setDrawing(false);
    }
  };

  return (
    <div className={classes.search}>
      <IconBar
        filter={filter}
        onFilter={setFilter}
        look={look}
        onLook={setLook}
        range={{ min: place.minSize, max: place.maxSize }}
        drawing={drawing}
      />
      <div className={classes.results}>
        <Loaded
          query={search}
          data={items}
          skeleton={<GridSkeleton />}
          failure={{
            title: t('failed'),
            ...(search.error && { body: errorSentence(search.error) }),
          }}
          empty={
            <EmptyState
              icon={<IconIcons size={28} stroke={1.5} />}
              title={t('nothing.title')}
              body={query === '' ? t('nothing.filtered') : t('nothing.body', { query })}
            />
          }
        >
          {(shown) => (
            <ImageGrid
              label={t('grid')}
              items={shown}
              current={place.id}
              tileWidth={TILE}
              onChoose={(id) => void choose(id)}
              onNearEnd={() => void (hasNextPage && !isFetchingNextPage && fetchNextPage())}
            />
          )}
        </Loaded>
      </div>
      <IconNotes trademarks={icons?.some(({ trademark }) => trademark) ?? false} />
    </div>
  );
}

function itemOf({ id, url, description, colorable }: Icon, color: string): GridItem {
  return { id, thumb: url, label: description, ...(colorable && { tint: color }) };
}

/** Shows the rights to the icons. `trademarks`: logos are among those shown. */
function IconNotes({ trademarks }: { readonly trademarks: boolean }) {
  const t = useT('icons');
  return (
    <div className={classes.notes}>
      <span role="status">{trademarks ? t('trademarks') : t('free')}</span>
      <Anchor size="xs" href={endpoints.icons.licenses.path} target="_blank" rel="noopener">
        {t('licenses')}
      </Anchor>
    </div>
  );
}
