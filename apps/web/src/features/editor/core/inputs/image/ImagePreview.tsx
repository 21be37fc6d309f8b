import { Button, Loader, Progress } from '@mantine/core';
import { IconAlertTriangle, IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { UploadItem } from '../../uploads/upload-queue.ts';
import type { ImageUpload } from '../../uploads/use-image-upload.ts';
import classes from './ImagePreview.module.css';

interface ImagePreviewProps {
  /** '' while there is no image. */
  readonly src: string;
  readonly upload: ImageUpload;
  /** Told the size of the picture's file once it is there, CSS pixels. */
  readonly onLoaded?: (size: { readonly width: number; readonly height: number }) => void;
}

/** Shows an image: empty, loading, loaded or not available; over it, the state of an upload. */
export function ImagePreview({ src, upload, onLoaded }: ImagePreviewProps) {
  return (
    <>
      {src === '' ? (
        <IconPhoto size={28} stroke={1.3} aria-hidden="true" />
      ) : (
        <Picture key={src} src={src} onLoaded={onLoaded} />
      )}
      {upload.item && (
        <Suspense>
          <UploadBar item={upload.item} upload={upload} />
        </Suspense>
      )}
    </>
  );
}

function Picture({ src, onLoaded }: Pick<ImagePreviewProps, 'src' | 'onLoaded'>) {
  const t = useT('editor');
  const [load, setLoad] = useState<'loading' | 'success' | 'failure'>('loading');
  return (
    <>
      {load === 'loading' && <Loader className={classes.wait} size="sm" aria-label={t('image.loading')} />}
      {load === 'failure' && (
        <span className={classes.failure} role="status">
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
          {t('image.notLoaded')}
        </span>
      )}
      <img
        src={src}
        alt=""
        className={classes.image}
        data-load={load}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setLoad('success');
          onLoaded?.({ width, height });
        }}
        onError={() => setLoad('failure')}
      />
    </>
  );
}

interface UploadBarProps {
  readonly item: UploadItem;
  readonly upload: ImageUpload;
}

function UploadBar({ item, upload }: UploadBarProps) {
  const t = useT('uploads');
  if (item.step === 'failed') {
    return (
      <div className={classes.bar}>
        <span className={classes.words}>{t('failed', { file: item.name })}</span>
        {item.problem?.passing && (
          <Button size="compact-xs" variant="subtle" onClick={upload.retry}>
            {t('shared:tryAgain')}
          </Button>
        )}
      </div>
    );
  }
  const percent = Math.round(item.part * 100);
  const sending = item.step === 'sending';
  return (
    <div className={classes.bar}>
      <Progress
        className={classes.progress}
        value={sending ? percent : 100}
        animated={!sending}
        size="sm"
        aria-label={t('uploading')}
      />
      <span className={classes.words} title={item.name}>
        {sending ? t('uploadingPart', { part: percent }) : t('compressing')}
      </span>
      <Button size="compact-xs" variant="subtle" onClick={upload.cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
