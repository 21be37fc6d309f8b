import { IconPhotoSpark } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { ImageGrid } from '../../../../../shared/images/grid/ImageGrid.tsx';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import type { ImageTabProps } from '../../../session/images/chosen-image.ts';
import { naturalSize, UNKNOWN_SIZE } from '../../../session/images/natural-size.ts';
import classes from './AiTab.module.css';
import { aiWork } from './ai-work.ts';

/** Lists the images that were made since the page was opened, the latest first. */
export function AiResults({ onChoose }: Pick<ImageTabProps, 'onChoose'>) {
  const t = useT('aiImages');
  const results = useStore(aiWork, (state) => state.results);
  const items = useMemo(
    () => results.map(({ url, prompt, aspectRatio }) => ({ id: url, thumb: url, label: prompt, note: aspectRatio })),
    [results],
  );
  const choose = async (src: string) => onChoose({ src, ...((await naturalSize(src)) ?? UNKNOWN_SIZE) });
  return (
    <section className={classes.results} aria-label={t('results')}>
      {items.length === 0 ? (
        <EmptyState icon={<IconPhotoSpark size={28} stroke={1.5} />} title={t('empty.title')} body={t('empty.body')} />
      ) : (
        <ImageGrid label={t('results')} items={items} onChoose={(src) => void choose(src)} />
      )}
    </section>
  );
}
