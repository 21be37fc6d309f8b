import { isImageAddress } from '@mailwright/blocks';
import { Button, FileButton, Group, Stack } from '@mantine/core';
import { IconLibraryPhoto, IconPhotoEdit, IconTrash, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../../../../../shared/missing-chunk/lazy-chunk.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import type { ChosenImage, ImageTarget } from '../../images/chosen-image.ts';
import { imageProps } from '../../images/image-props.ts';
import { openDialog } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { useImageUpload } from '../../uploads/use-image-upload.ts';
import type { InputProps } from '../input-props.ts';
import { AddressInput } from '../link/AddressInput.tsx';
import classes from './ImageField.module.css';
import { ImagePreview } from './ImagePreview.tsx';
import { imageSource } from './image-source.ts';

const ImageFacts = lazyChunk(async () => (await import('./facts/ImageFacts.tsx')).ImageFacts);
/** Comes when an icon of the library is selected. */
const DrawnIcon = lazyChunk(async () => (await import('../../images/DrawnIcon.tsx')).DrawnIcon);
const VersionNote = lazyChunk(async () => (await import('./facts/VersionNote.tsx')).VersionNote);

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';

/** Nobody has looked at the file of an address. */
const UNKNOWN = { width: 0 };

/** An image from the image dialog, by upload (button or drop) or by address, with what it looks like. */
export function ImageField(props: InputProps<'image'>) {
  const { id, field, label, value, disabled, propValue, onChange, onDone } = props;
  const t = useT('editor');
  const messages = useT('messages');
  const session = useEditorSession();
  const [over, setOver] = useState(false);
  const src = typeof value === 'string' ? value : '';
  const write = (address: string, image: Pick<ChosenImage, 'width' | 'icon'>) =>
    onChange(address, imageProps(field, image));
  const upload = useImageUpload((asset) => {
    write(asset.url, asset);
    onDone();
  });
  const shown = imageSource(src);
  const isIcon = field.only === 'icons';
  const target: ImageTarget = {
    current: src,
    apply: (image) => {
      // What was typed before is a step of its own.
      onDone();
      const taken = write(image.src, image);
      onDone();
      return taken;
    },
  };
  const words =
    src === '' ? t(isIcon ? 'image.chooseIcon' : 'image.choose') : t(isIcon ? 'image.replaceIcon' : 'image.replace');
  const choose = () => openDialog(session, { kind: 'images', ...(isIcon && { only: 'icons' }), target });

  return (
    <Stack gap={8}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button beside it does the same. */}
      <div
        className={classes.frame}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file && !disabled) upload.start(file);
        }}
      >
        <ImagePreview src={shown} upload={upload} />
      </div>
      <Group gap={8} wrap="nowrap">
        <Button
          data-choose
          size="xs"
          variant="default"
          flex={1}
          disabled={disabled}
          leftSection={<IconLibraryPhoto size={14} />}
          onClick={choose}
          {...(field.version && { 'aria-label': `${words}: ${label}` })}
        >
          {words}
        </Button>
        <FileButton accept={ACCEPTED} disabled={disabled} onChange={(file) => file && upload.start(file)}>
          {(props) => (
            <IconButton
              {...props}
              label={t('image.upload')}
              size={30}
              disabled={disabled}
              icon={<IconUpload size={16} stroke={1.7} />}
            />
          )}
        </FileButton>
        {shown !== '' && (
          <IconButton
            label={t('image.edit')}
            size={30}
            disabled={disabled}
            icon={<IconPhotoEdit size={16} stroke={1.7} />}
            onClick={() => openDialog(session, { kind: 'picture-editor', source: src, target })}
          />
        )}
        {src !== '' && (
          <IconButton
            label={t('image.clear')}
            size={30}
            disabled={disabled}
            icon={<IconTrash size={16} stroke={1.7} />}
            onClick={() => {
              write('', UNKNOWN);
              onDone();
            }}
          />
        )}
      </Group>
      <AddressInput
        id={id}
        value={src}
        ariaLabel={field.version ? label : t('image.address')}
        disabled={disabled}
        isGood={isImageOrNone}
        emptyProblem={field.required && messages(field.required)}
        onChange={(address) => write(address, UNKNOWN)}
        onDone={onDone}
      />
      <ChunkBoundary>
        <Suspense>
          {field.icon && shown !== '' && propValue(field.icon.id) && <DrawnIcon {...props} icon={field.icon} />}
          {shown !== '' && (
            <ImageFacts
              key={src}
              address={src}
              version={field.version}
              disabled={disabled}
              onReplace={(address, width) => {
                onDone();
                write(address, { width });
                onDone();
              }}
            />
          )}
          {field.version && <VersionNote version={field.version} />}
        </Suspense>
      </ChunkBoundary>
    </Stack>
  );
}

function isImageOrNone(address: string): boolean {
  return address.trim() === '' || isImageAddress(address);
}
