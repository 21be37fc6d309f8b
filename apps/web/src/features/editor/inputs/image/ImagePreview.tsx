import { Button, Loader, Progress } from '@mantine/core';
import { IconAlertTriangle, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { UploadState } from '../upload/use-image-upload.ts';
import classes from './ImagePreview.module.css';

interface ImagePreviewProps {
  /** '' while there is no image. */
  readonly src: string;
  readonly upload: UploadState;
  readonly onCancel: () => void;
  readonly onRetry: (file: File) => void;
  /** Told the size of the picture's file once it is there, CSS pixels. */
  readonly onLoaded?: (size: { readonly width: number; readonly height: number }) => void;
}

/** What an image looks like: empty, loading, there, or not to be had; over it, what becomes of an upload. */
export function ImagePreview({ src, upload, onCancel, onRetry, onLoaded }: ImagePreviewProps) {
  return (
    <>
      {src === '' ? (
        <IconPhoto size={28} stroke={1.3} aria-hidden="true" />
      ) : (
        <Picture key={src} src={src} onLoaded={onLoaded} />
      )}
      <UploadBar upload={upload} onCancel={onCancel} onRetry={onRetry} />
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

function UploadBar({ upload, onCancel, onRetry }: Omit<ImagePreviewProps, 'src' | 'onLoaded'>) {
  const t = useT('editor');
  if (upload.step === 'idle') return null;
  if (upload.step === 'failed') {
    return (
      <div className={classes.bar}>
        <span className={classes.words}>{t('image.failed', { file: upload.file.name })}</span>
        {!upload.problem.lasting && (
          <Button size="compact-xs" variant="subtle" onClick={() => onRetry(upload.file)}>
            {t('shared:tryAgain')}
          </Button>
        )}
      </div>
    );
  }
  const percent = upload.step === 'sending' ? Math.round(upload.part * 100) : 0;
  return (
    <div className={classes.bar}>
      <Progress
        className={classes.progress}
        value={upload.step === 'sending' ? percent : 100}
        animated={upload.step === 'compressing'}
        size="sm"
        aria-label={t('image.uploading')}
      />
      <span className={classes.words} title={upload.file.name}>
        {upload.step === 'sending' ? t('image.uploadingPart', { part: percent }) : t('image.compressing')}
      </span>
      <Button size="compact-xs" variant="subtle" onClick={onCancel}>
        {t('image.cancelUpload')}
      </Button>
    </div>
  );
}
