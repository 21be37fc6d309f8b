import { type Asset, endpoints } from '@mailwright/contract';
import { contentOf } from '@mailwright/document';
import { IconPhoto, IconPhotoMinus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../../shared/images/grid/GridSkeleton.tsx';
import { ImageGrid } from '../../../../../shared/images/grid/ImageGrid.tsx';
import { NothingMatches } from '../../../../../shared/images/grid/NothingMatches.tsx';
import { imageItems } from '../../../../../shared/images/library/image-items.ts';
import { refreshImages } from '../../../../../shared/images/library/library-changes.ts';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import type { MenuContent } from '../../../../../shared/ui/menu/menu-entry.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import type { ImageTabProps } from '../../../core/images/chosen-image.ts';
import { useEditorSession, useSessionState } from '../../../core/session/use-editor-session.ts';
import { chosenAsset } from '../../content/chosen-asset.ts';
import { useDialogPlace } from '../dialog-place.ts';
import { templateImagesQuery } from './template-images-query.ts';

/** The images of the open template: those added to it, and those its mail shows. */
export function TemplateTab({ query, onChoose }: ImageTabProps) {
  const t = useT('images');
  const { editor } = useEditorSession();
  const { current } = useDialogPlace();
  const id = useSessionState(({ template }) => template.id);
  const list = useInfiniteQuery(templateImagesQuery(id, query));
  const images = useMemo(() => list.data?.pages.flat(), [list.data]);
  const items = useMemo(() => images && imageItems(images), [images]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const byId = (name: string) => images?.find(({ savedName }) => savedName === name);

  const isShown = ({ url }: Asset) =>
    contentOf(editor.getState().document, editor.context).some(
      ({ kind, value }) => kind === 'image' && value.endsWith(url),
    );
  const takeOut = async ({ url }: Asset) => {
    try {
      await call(endpoints.assets.removeFromTemplate, { params: { id }, body: { url } });
      toast.success(t('template.removed'));
    } catch (error) {
      toast.error(errorSentence(error));
    }
    await refreshImages();
  };
  const menuOf = (name: string): MenuContent => {
    const image = byId(name);
    if (!image) return { label: '', groups: [] };
    const shown = isShown(image);
    const remove = {
      id: 'take-out',
      label: t('template.remove'),
      icon: <IconPhotoMinus size={16} />,
      disabled: shown,
      ...(shown && { hint: t('template.shown') }),
      run: () => takeOut(image),
    };
    return { label: image.originalName, groups: [[remove]] };
  };

  return (
    <Loaded
      query={list}
      data={items}
      skeleton={<GridSkeleton />}
      failure={{ title: t('failed') }}
      empty={
        query === '' ? (
          <EmptyState
            icon={<IconPhoto size={28} stroke={1.5} />}
            title={t('template.empty.title')}
            body={t('template.empty.body')}
          />
        ) : (
          <NothingMatches query={query} />
        )
      }
    >
      {(shown) => (
        <ImageGrid
          label={t('tab.template')}
          items={shown}
          current={images?.find(({ url }) => url === current)?.savedName}
          onChoose={(name) => {
            const image = byId(name);
            if (image) onChoose(chosenAsset(image));
          }}
          onNearEnd={hasNextPage && !isFetchingNextPage ? loadMore : undefined}
          actions={menuOf}
        />
      )}
    </Loaded>
  );
}
