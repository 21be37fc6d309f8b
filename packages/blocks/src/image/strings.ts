import type { BlockStrings } from '../mail-block.ts';

export const imageStrings: BlockStrings = {
  en: {
    name: 'Image',
    keywords: 'image, picture, photo, logo, banner, graphic, gif, linked, clickable',
    'tile.image': 'Image',
    'description.image': 'A picture to look at. You can add a link to it later.',
    'tile.linked-image': 'Linked image',
    'description.linked-image': 'A picture to click. It asks for its link and opens it in a new tab.',
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
