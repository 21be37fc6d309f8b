import { type Asset, sizeInKb } from '@mailwright/contract';
import i18next from 'i18next';
import { formatSize } from '../../format.ts';
import type { GridItem } from '../grid/grid-item.ts';

/** Images as a grid shows them: by name, with their size in pixels and bytes, and where they came from. */
export function imageItems(images: readonly Asset[]): readonly GridItem[] {
  return images.map(({ savedName, url, originalName, width, height, size, source }) => {
    const note = i18next.t('images:grid.size', { width, height, size: formatSize(sizeInKb(size)) });
    return { id: savedName, thumb: url, label: originalName, note: source ? `${note} · ${source.provider}` : note };
  });
}
