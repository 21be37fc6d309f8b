import type { BlockStrings } from '../mail-block.ts';

export const headingStrings: BlockStrings = {
  en: {
    name: 'Heading',
    keywords: 'heading, headline, title, h1, h2, h3, caption',
    'tile.heading': 'Heading',
    'description.heading': 'A title on one of six levels. The look of each level is set once for the whole email.',
    'field.level': 'Level',
    'option.level.h1': 'H1',
    'option.level.h2': 'H2',
    'option.level.h3': 'H3',
    'option.level.h4': 'H4',
    'option.level.h5': 'H5',
    'option.level.h6': 'H6',
  },
};
