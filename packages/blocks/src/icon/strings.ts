import type { BlockStrings } from '../mail-block.ts';

export const iconStrings: BlockStrings = {
  en: {
    name: 'Icon',
    keywords: 'icon, symbol, pictogram, glyph, badge, emoji',
    'tile.icon': 'Icon',
    'field.src': 'Icon',
    'field.alt': 'Alt text (leave empty if decorative)',
    'field.link': 'Link',
    'field.size': 'Size',
    'label.empty': 'Choose an icon',
  },
};
