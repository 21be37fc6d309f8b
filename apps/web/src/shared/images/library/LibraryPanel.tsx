import { type Asset, LIMITS } from '@mailwright/contract';
import { IconAlt, IconFolderSymlink, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { i18n } from '../../i18n/i18n.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/loading/Loaded.tsx';
import type { MenuContent, MenuEntry } from '../../ui/menu/menu-entry.ts';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { ImageGrid } from '../grid/ImageGrid.tsx';
import { NothingMatches } from '../grid/NothingMatches.tsx';
import { AltTextsDialog } from './AltTextsDialog.tsx';
import { askToRemove } from './ask-to-remove.ts';
import { FolderList } from './FolderList.tsx';
import { imageItems } from './image-items.ts';
import { LibraryBar } from './LibraryBar.tsx';
import classes from './LibraryPanel.module.css';
import { changeImage } from './library-changes.ts';
import { type LibraryView, libraryQuery } from './library-query.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { NameDialog, type NameQuestion } from './NameDialog.tsx';

interface LibraryPanelProps {
  readonly query: string;
  /** Open folder; null for all images. */
  readonly folder: string | null;
  readonly onFolder: (folder: string | null) => void;
  /** Language of the mail that is being edited; absent for that of the interface. */
  readonly language?: string;
  /** Address of the image that is in use and can be replaced. */
  readonly current?: string;
  /** Called with the chosen image; absent where images are only organized: then a press marks them. */
  readonly onChoose?: (image: Asset) => void;
  /** Returns further menu entries of an image, before those that every library has. */
  readonly actions?: (image: Asset) => readonly MenuEntry[];
}

/** Shows a person's images, to choose from and to organize. */
export function LibraryPanel({ query, folder, onFolder, language, current, onChoose, actions }: LibraryPanelProps) {
  const t = useT('images');
  const words = useT('variants');
  const [sort, setSort] = useState<LibraryView['sort']>('newest');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [moving, setMoving] = useState<readonly Asset[] | null>(null);
  const [described, setDescribed] = useState<Asset | null>(null);
  const [naming, setNaming] = useState<NameQuestion | null>(null);
  const library = useInfiniteQuery(libraryQuery({ query, sort, folder }));
  const images = useMemo(() => library.data?.pages.flat(), [library.data]);
  const items = useMemo(() => images && imageItems(images), [images]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = library;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const byId = (id: string) => images?.find(({ savedName }) => savedName === id);
  const markedImages = marked.size === 0 ? [] : (images?.filter(({ savedName }) => marked.has(savedName)) ?? []);
  const choose = (id: string) => {
    const image = byId(id);
    if (!onChoose) setMarked(new Set([id]));
    else if (image) onChoose(image);
  };
  const clear = () => setMarked(new Set());
  const open = (next: string | null) => {
    clear();
    onFolder(next);
  };
  const remove = async (removed: readonly Asset[]) => {
    if (await askToRemove(removed)) clear();
  };
  const rename = (image: Asset) =>
    setNaming({
      title: t('rename.title'),
      value: image.originalName,
      maxLength: LIMITS.name.max,
      confirmLabel: t('rename'),
      save: (originalName) => changeImage(image, { originalName }),
    });
  const menuOf = (id: string): MenuContent => {
    const image = byId(id);
    if (!image) return { label: '', groups: [] };
    const own: MenuEntry[] = [
      { id: 'rename', label: t('rename'), icon: <IconPencil size={16} />, run: () => rename(image) },
      {
        id: 'move',
        label: t('move'),
        icon: <IconFolderSymlink size={16} />,
        run: () => setMoving([image]),
      },
      {
        id: 'alt',
        label: words('texts.edit'),
        icon: <IconAlt size={16} />,
        run: () => setDescribed(image),
      },
    ];
    return {
      label: image.originalName,
      groups: [
        [...(actions?.(image) ?? [])],
        own,
        [
          {
            id: 'remove',
            label: t('remove'),
            icon: <IconTrash size={16} />,
            danger: true,
            run: () => remove([image]),
          },
        ],
      ],
    };
  };

  return (
    <div className={classes.library}>
      <FolderList folder={folder} onOpen={open} onName={setNaming} />
      <div className={classes.images}>
        <LibraryBar
          sort={sort}
          onSort={setSort}
          marked={markedImages.length}
          onMove={() => setMoving(markedImages)}
          onRemove={() => void remove(markedImages)}
          onClear={clear}
        />
        <div className={classes.grid} aria-busy={library.isPlaceholderData || undefined}>
          <Loaded
            query={library}
            data={items}
            skeleton={<GridSkeleton />}
            failure={{ title: t('failed') }}
            empty={
              query === '' ? (
                <EmptyState
                  icon={<IconPhoto size={28} stroke={1.5} />}
                  title={t(folder === null ? 'empty.title' : 'folder.empty.title')}
                  body={t(folder === null ? 'empty.body' : 'folder.empty.body')}
                />
              ) : (
                <NothingMatches query={query} />
              )
            }
          >
            {(shown) => (
              <ImageGrid
                label={t('tab.global')}
                items={shown}
                current={images?.find(({ url }) => url === current)?.savedName}
                onChoose={choose}
                onNearEnd={hasNextPage && !isFetchingNextPage ? loadMore : undefined}
                selection={{ ids: marked, onChange: setMarked }}
                onDelete={(ids) => void remove(ids.flatMap((id) => byId(id) ?? []))}
                actions={menuOf}
              />
            )}
          </Loaded>
        </div>
      </div>
      <MoveDialog images={moving} close={() => setMoving(null)} onMoved={clear} />
      <AltTextsDialog image={described} language={language ?? i18n.language} close={() => setDescribed(null)} />
      <NameDialog question={naming} close={() => setNaming(null)} />
    </div>
  );
}
