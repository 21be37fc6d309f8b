import type { Asset } from '@mailwright/contract';
import { formatBytes } from '../../format.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { GridItem } from '../grid/grid-item.ts';

/** What was made of an image before: a library has thousands of them, and only the last page is new. */
const made = new WeakMap<Asset, { readonly language: string; readonly item: GridItem }>();

/** Images as a grid shows them: by name, with their size in pixels and bytes, and where they came from. */
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
