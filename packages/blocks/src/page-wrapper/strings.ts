import type { BlockStrings } from '../mail-block.ts';

export const pageWrapperStrings: BlockStrings = {
  en: {
    name: 'Page wrapper',
    keywords: 'page, body, wrapper, container, mail, background',
    'tile.page-wrapper': 'Page wrapper',
    'description.page-wrapper': 'The page of the email, which holds all other blocks. Each email has one.',
    'label.empty': 'Drop a section or a block here',
  },
};
