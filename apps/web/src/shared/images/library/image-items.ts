import type { Asset } from '@mailwright/contract';
import { formatBytes } from '../../format.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { GridItem } from '../grid/grid-item.ts';

/** Grid items made before, by image: a library has thousands of images, and only those of the last page are new. */
const made = new WeakMap<Asset, { readonly language: string; readonly item: GridItem }>();

/** Returns the images as items of a grid: by name, with their size in pixels and bytes, and their source. */
export function imageItems(images: readonly Asset[]): readonly GridItem[] {
  const { language } = i18n;
  return images.map((image) => {
    const known = made.get(image);
    if (known?.language === language) return known.item;
    const item = itemOf(image);
    made.set(image, { language, item });
    return item;
  });
}

function itemOf({ savedName, url, originalName, width, height, size, source }: Asset): GridItem {
  const note = i18n.t('images:grid.size', { width, height, size: formatBytes(size) });
  return { id: savedName, thumb: url, label: originalName, note: source ? `${note} · ${source.provider}` : note };
}
