import type { BlockStrings } from '../mail-block.ts';

export const columnStrings: BlockStrings = {
  en: {
    name: 'Column',
    keywords: 'column',
    'field.gap': 'Space between blocks',
    'label.empty': 'Drop a block here',
  },
};
