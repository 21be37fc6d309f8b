import type { BlockStrings } from '../mail-block.ts';

export const quoteStrings: BlockStrings = {
  en: {
    name: 'Quote',
    keywords: 'quote, quotation, testimonial, review, citation, opinion, blockquote',
    'tile.quote': 'Quote',
    'group.bar': 'Bar',
    'field.content': 'Text',
    'field.author': 'Author',
    'field.italic': 'Italic',
    'field.barColor': 'Bar color',
    'field.barWidth': 'Bar width',
  },
};
