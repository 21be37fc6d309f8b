import { CloseButton, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { PendingImage } from '../../core/images/pending-images.ts';
import type { Stage } from '../stage.ts';
import { useBoxes } from '../use-boxes.ts';
import classes from './PendingImageLayer.module.css';

/** Over the places of pictures that are on their way: how far they are, and what gives them up. */
export function PendingImageLayer({ stage }: { readonly stage: Stage }) {
  const t = useT('uploads');
  const pendingImages = useStore(stage.view, (state) => state.pendingImages);
  const images = pendingImages?.images ?? [];
  const places = images.map(({ nodeId }) => nodeId).join();
  const boxes = useBoxes(
    stage,
    useMemo(() => (places === '' ? [] : places.split(',')), [places]),
  );
  return images.map((image, at) => {
    const box = boxes[at];
    if (!box) return null;
    const { left, top, width, height } = box;
    return (
      <div key={image.id} className={classes.place} style={{ left, top, width, height }} data-arriving={image.step}>
        <div className={classes.card}>
          <span className={classes.words}>
            <span className={classes.name} title={image.name}>
              {image.name}
            </span>
            <span>{t(`step.${image.step}`, { part: Math.round(image.part * 100) })}</span>
          </span>
          <Progress
            value={percentOf(image)}
            animated={image.step === 'preparing'}
            size="xs"
            aria-label={t('uploadingFile', { file: image.name })}
          />
        </div>
        <CloseButton
          size="sm"
          className={classes.cancel}
          aria-label={t('cancelFile', { file: image.name })}
          onClick={() => pendingImages?.cancel(image.id)}
        />
      </div>
    );
  });
}

function percentOf({ step, part }: PendingImage): number {
  if (step === 'preparing') return 100;
  return step === 'sending' || step === 'arrived' ? part * 100 : 0;
}
