import type { BlockStrings } from '../mail-block.ts';

export const textStrings: BlockStrings = {
  en: {
    name: 'Text',
    keywords: 'text, paragraph, copy, body, list, bullets, link, write',
    'tile.text': 'Text',
    'description.text': 'Paragraphs and lists with links, colors and merge fields.',
  },
};
