import type { BlockStrings } from '../mail-block.ts';

export const imageStrings: BlockStrings = {
  en: {
    name: 'Image',
    keywords: 'image, picture, photo, logo, banner, graphic, gif, linked, clickable',
    'tile.image': 'Image',
    'tile.linked-image': 'Linked image',
    'field.src': 'Image',
    'field.alt': 'Alt text',
    'field.decorative': 'Decorative (no alt text)',
    'field.link': 'Link',
    'field.fullWidth': 'Full width',
    'field.width': 'Width (0 = automatic)',
    'label.empty': 'Choose an image',
    'label.linked': 'Choose an image and its link',
  },
};
