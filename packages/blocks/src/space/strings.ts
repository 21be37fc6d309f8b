import type { BlockStrings } from '../mail-block.ts';

export const spaceStrings: BlockStrings = {
  en: {
    name: 'Space',
    keywords: 'space, spacer, gap, blank, height, margin',
    'tile.space': 'Space',
    'field.height': 'Height',
  },
};
