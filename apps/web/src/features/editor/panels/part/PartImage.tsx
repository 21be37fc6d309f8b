import { isSafeImage } from '@mailwright/island';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ImagePreview } from '../../inputs/ImagePreview.tsx';
import { imageSource } from '../../inputs/image-source.ts';
import { useImageUpload } from '../../inputs/upload/use-image-upload.ts';
import { islandImage } from '../../session/island/island-image.ts';
import type { PartView } from '../../session/island/part-view.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { PartInput } from './PartInput.tsx';
import type { PartEdit } from './use-part-edit.ts';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp';

interface PartImageProps {
  readonly edit: PartEdit;
  readonly image: NonNullable<PartView['image']>;
}

/** An image of foreign HTML: another picture, its description, its width. */
export function PartImage({ edit, image }: PartImageProps) {
  const t = useT('editor');
  const messages = useT('messages');
  const { renderOptions } = useEditorSession();
  const { index } = edit.part;
  const set = (attributes: Readonly<Record<string, string | null>>) =>
    edit.change({ edit: { kind: 'element', element: index, attributes }, step: 'partImage' });
  const upload = useImageUpload((asset) => {
    set({ src: islandImage(asset.url, renderOptions.assetBase) });
    edit.done();
  });
  return (
    <>
      <ImagePreview
        src={imageSource(image.src)}
        upload={upload.state}
        onCancel={upload.cancel}
        onRetry={upload.start}
      />
      <FileButton accept={ACCEPTED} disabled={edit.disabled} onChange={(file) => file && upload.start(file)}>
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} />}>
            {t('image.replace')}
          </Button>
        )}
      </FileButton>
      <PartInput
        label={t('part.src')}
        placeholder="https://"
        value={image.src}
        disabled={edit.disabled}
        error={messages('urlInvalid')}
        onChange={(src) => isSafeImage(src) && set({ src })}
        onDone={edit.done}
      />
      <PartInput
        label={t('part.alt')}
        value={image.alt}
        disabled={edit.disabled}
        onChange={(alt) => set({ alt })}
        onDone={edit.done}
      />
      <PartInput
        label={t('part.width')}
        value={image.width}
        disabled={edit.disabled}
        onChange={(width) => /^\d{0,4}%?$/.test(width) && set({ width: width === '' ? null : width })}
        onDone={edit.done}
      />
    </>
  );
}
