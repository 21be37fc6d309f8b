import type { BlockStrings } from '../mail-block.ts';

export const spaceStrings: BlockStrings = {
  en: {
    name: 'Space',
    keywords: 'space, spacer, gap, blank, height, margin',
    'tile.space': 'Space',
    'description.space': 'Empty room between two blocks, as high as you drag it.',
    'field.height': 'Height',
  },
};
