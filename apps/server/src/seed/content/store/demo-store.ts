import { COFFEE } from './coffee.ts';
import type { DemoCategory } from './demo-product.ts';
import { KITCHEN } from './kitchen.ts';
import { LIGHTING } from './lighting.ts';
import { OUTDOOR } from './outdoor.ts';
import { PLANTS } from './plants.ts';
import { STATIONERY } from './stationery.ts';

/** Products of the demo store, of the brands that the templates of the library write for. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  { name: 'Outdoor and travel', ground: '#e7efe6', products: OUTDOOR },
  { name: 'Kitchen', ground: '#f4ece2', products: KITCHEN },
  { name: 'Coffee', ground: '#efe6dc', products: COFFEE },
  { name: 'Plants', ground: '#edf3ea', products: PLANTS },
  { name: 'Stationery', ground: '#eceef6', products: STATIONERY },
  { name: 'Lighting', ground: '#f5eddc', products: LIGHTING },
];
