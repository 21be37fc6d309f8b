import type { SourceProduct } from '../../apps/server/src/integrations/stores/port.ts';
import { sourceProduct } from '../../apps/server/src/testing/shops/stores.ts';

export const PRODUCTS = 50_000;

/** Each product is in one of these, and in one that has them all. */
export const CATEGORIES = 40;

export const THINGS = ['Lamp', 'Pan', 'Cup', 'Blanket', 'Notebook', 'Kettle', 'Plant', 'Tent', 'Bowl', 'Grinder'];
export const KINDS = [
  'Nordic',
  'Classic',
  'Travel',
  'Garden',
  'Iron',
  'Linen',
  'Oak',
  'Copper',
  'Wool',
  'Paper',
  'Glass',
];
const WORDS = 'made of good things that last for years and can be repaired by hand when they break one day '.repeat(4);

/** Products as a shop tells them; `dearer`: by how many cents one in a hundred costs more. */
export function fiftyThousand(dearer: number): SourceProduct[] {
  return Array.from({ length: PRODUCTS }, (_, index) => {
    const cents = 500 + ((index * 7919) % 50_000) + (index % 100 === 0 ? dearer : 0);
    return sourceProduct(`SKU-${100_000 + index}`, {
      name: `${KINDS[index % KINDS.length]} ${THINGS[index % THINGS.length]} ${index}`,
      description: WORDS,
      categories: [`Category ${index % CATEGORIES}`, 'All products'],
      tags: index % 9 === 0 ? ['new'] : [],
      brand: `Brand ${index % 60}`,
      image: `https://shop.example/images/${index}.jpg`,
      images: [1, 2, 3].map((image) => `https://shop.example/images/${index}-${image}.jpg`),
      price: (cents / 100).toFixed(2),
      salePrice: index % 5 === 0 ? (cents / 125).toFixed(2) : null,
      began: 1_700_000_000_000 + ((index * 104_729) % 1_000_000) * 1000,
    });
  });
}
