import type { BlockStrings } from '../mail-block.ts';

export const iconStrings: BlockStrings = {
  en: {
    name: 'Icon',
    keywords: 'icon, symbol, pictogram, glyph, badge, emoji',
    'tile.icon': 'Icon',
    'description.icon': 'A small symbol from the icon library, with a link if you like.',
    'field.src': 'Icon',
    'field.alt': 'Alt text (leave empty if decorative)',
    'field.link': 'Link',
    'field.size': 'Size',
    'label.empty': 'Choose an icon',
  },
};
