import type { BlockStrings } from '../mail-block.ts';

export const linkStrings: BlockStrings = {
  en: {
    name: 'Link',
    keywords: 'link, hyperlink, url, address, anchor, more, unsubscribe, phone, mail',
    'tile.link': 'Link',
    'description.link': 'A line of text that leads somewhere, without the look of a button.',
    'field.label': 'Label',
    'field.link': 'Link',
    'field.underline': 'Underline',
  },
};
