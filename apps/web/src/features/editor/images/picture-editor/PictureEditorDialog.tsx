import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { type StoredImage, storedImage } from '../../core/images/stored-image.ts';
import type { EditorDialog } from '../../core/session/dialog.ts';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { useNarrow } from '../../core/view/use-narrow.ts';
import { imageWriter } from '../content/image-writer.ts';
import { CopyFirst } from './CopyFirst.tsx';
import { GifWorkspace } from './gif/GifWorkspace.tsx';
import classes from './PictureEditorDialog.module.css';
import { PictureWorkspace } from './PictureWorkspace.tsx';
import { openImage } from './source-image.ts';

type PictureEditorProps = Extract<EditorDialog, { readonly kind: 'picture-editor' }>;

/** Edits one picture; what comes of it is an image of its own, and takes the place of the other in one step. */
export function PictureEditorDialog({ source, target }: PictureEditorProps) {
  const t = useT('pictures');
  const session = useEditorSession();
  const narrow = useNarrow();
  const [dirty, setDirty] = useState(false);
  const [image, setImage] = useState(() => storedImage(source));
  const close = () => closeDialog(session);
  return (
    <DialogFrame
      opened
      centered
      dirty={dirty}
      title={t('title')}
      size="min(1360px, 96vw)"
      fullScreen={narrow}
      closeOnClickOutside={false}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
      onClose={close}
    >
      {image === null ? (
        <CopyFirst source={source} onCopied={({ url }) => setImage(storedImage(url))} onCancel={close} />
      ) : (
        <Opened
          image={image}
          onDirty={setDirty}
          onCancel={close}
          onSaved={(asset) => {
            const { url, width, height } = asset;
            if (imageWriter(session, target).apply({ src: url, width, height })) close();
          }}
        />
      )}
    </DialogFrame>
  );
}

interface OpenedProps extends Pick<Parameters<typeof PictureWorkspace>[0], 'onDirty' | 'onCancel' | 'onSaved'> {
  readonly image: StoredImage;
}

function Opened({ image, ...rest }: OpenedProps) {
  const t = useT('pictures');
  const { principalId } = useAccount();
  const query = useQuery({
    queryKey: ['picture-editor', image.src],
    queryFn: ({ signal }) => openImage(image, principalId, signal),
    // A decoded picture is large; the next time it is opened anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Loaded
      query={query}
      data={query.data}
      skeleton={<Skeleton className={classes.wait ?? ''} radius={0} />}
      failure={{ title: t('notLoaded'), body: t('notLoaded.body'), roomy: true }}
    >
      {(opened) =>
        opened.animated ? <GifWorkspace opened={opened} {...rest} /> : <PictureWorkspace opened={opened} {...rest} />
      }
    </Loaded>
  );
}
