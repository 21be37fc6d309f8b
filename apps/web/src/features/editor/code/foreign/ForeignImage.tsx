import { isSafeImage, type PictureSize } from '@mailwright/island';
import { Button, FileButton, Group } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { ImagePreview } from '../../core/inputs/image/ImagePreview.tsx';
import { imageSource } from '../../core/inputs/image/image-source.ts';
import type { ForeignElementView } from '../../core/island/foreign-element-view.ts';
import { islandImage } from '../../core/island/island-image.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { useImageUpload } from '../../core/uploads/use-image-upload.ts';
import { ForeignInput } from './ForeignInput.tsx';
import type { ForeignElementEditing } from './use-foreign-element-editing.ts';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp';

interface ForeignImageProps {
  readonly edit: ForeignElementEditing;
  readonly image: NonNullable<ForeignElementView['image']>;
}

/** An image of foreign HTML: another picture, which keeps its own ratio, its description, its size. */
export function ForeignImage({ edit, image }: ForeignImageProps) {
  const t = useT('editor');
  const panels = useT('panels');
  const messages = useT('messages');
  const session = useEditorSession();
  const { renderOptions } = session;
  const { index } = edit.foreignElement;
  const set = (attributes: Readonly<Record<string, string | null>>) =>
    edit.change({ edit: { kind: 'element', element: index, attributes }, step: 'partImage' });
  const show = (src: string, picture: PictureSize) =>
    edit.change({ edit: { kind: 'picture', element: index, src, picture }, step: 'partImage' });
  const upload = useImageUpload((asset) => {
    show(islandImage(asset.url, renderOptions.assetBase), asset);
    edit.done();
  });
  const loaded = useRef<{ readonly src: string; readonly picture: PictureSize } | null>(null);
  const typed = useRef('');
  const resize = (side: 'width' | 'height', value: string) => {
    const picture = loaded.current?.src === image.src ? loaded.current.picture : null;
    const size = { kind: 'size', element: index, side, value, picture } as const;
    return /^\d{0,4}%?$/.test(value) && edit.change({ edit: size, step: 'partImage' });
  };
  return (
    <>
      <ImagePreview
        src={imageSource(image.src)}
        upload={upload}
        onLoaded={(picture) => {
          loaded.current = { src: image.src, picture };
          // Only now the size of a picture by its address is known.
          if (typed.current === image.src) show(image.src, picture);
          typed.current = '';
        }}
      />
      <Group gap={8} wrap="nowrap">
        <Button
          data-choose
          size="xs"
          variant="default"
          flex={1}
          disabled={edit.disabled}
          leftSection={<IconPhoto size={14} />}
          onClick={() => openDialog(session, { kind: 'images', target: { foreignElement: edit.foreignElement } })}
        >
          {t('image.replace')}
        </Button>
        <FileButton accept={ACCEPTED} disabled={edit.disabled} onChange={(file) => file && upload.start(file)}>
          {(props) => (
            <IconButton
              {...props}
              label={t('image.upload')}
              size={30}
              disabled={edit.disabled}
              icon={<IconUpload size={16} stroke={1.7} />}
            />
          )}
        </FileButton>
      </Group>
      <ForeignInput
        label={panels('part.src')}
        placeholder="https://"
        value={image.src}
        disabled={edit.disabled}
        error={messages('urlInvalid')}
        onChange={(src) => {
          if (!isSafeImage(src)) return false;
          typed.current = src;
          return set({ src });
        }}
        onDone={edit.done}
      />
      <ForeignInput
        label={panels('part.alt')}
        value={image.alt}
        disabled={edit.disabled}
        onChange={(alt) => set({ alt })}
        onDone={edit.done}
      />
      {(['width', 'height'] as const).map((side) => (
        <ForeignInput
          key={side}
          label={panels(`part.${side}`)}
          value={image[side]}
          disabled={edit.disabled}
          onChange={(value) => resize(side, value)}
          onDone={edit.done}
        />
      ))}
    </>
  );
}
