import type { BlockStrings } from '../mail-block.ts';

export const sectionStrings: BlockStrings = {
  en: {
    name: 'Section',
    keywords: 'section, row, structure, layout, columns, grid, split, image and text, media, feature',
    'tile.section-1': '1 column',
    'tile.section-2': '2 columns',
    'tile.section-3': '3 columns',
    'tile.section-33-66': '2 columns 33 / 66',
    'tile.section-66-33': '2 columns 66 / 33',
    'tile.section-25-75': '2 columns 25 / 75',
    'tile.section-75-25': '2 columns 75 / 25',
    'tile.section-30-70': '2 columns 30 / 70',
    'tile.section-4': '4 columns',
    'tile.image-text': 'Image + text',
    'group.columns': 'Columns',
    'group.phones': 'On phones',
    'field.verticalAlign': 'Vertical alignment',
    'option.verticalAlign.top': 'Top',
    'option.verticalAlign.middle': 'Middle',
    'option.verticalAlign.bottom': 'Bottom',
    'field.stack': 'Stack columns',
    'label.empty': 'Drop a block here',
    'field.reverse': 'Reverse order when stacked',
  },
};
