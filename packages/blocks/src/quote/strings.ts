import type { BlockStrings } from '../mail-block.ts';

export const quoteStrings: BlockStrings = {
  en: {
    name: 'Quote',
    keywords: 'quote, quotation, testimonial, review, citation, opinion, blockquote',
    'tile.quote': 'Quote',
    'description.quote': 'The words of a customer or an author, set apart from the other text.',
    'group.bar': 'Bar',
    'field.content': 'Text',
    'field.author': 'Author',
    'field.italic': 'Italic',
    'field.barColor': 'Bar color',
    'field.barWidth': 'Bar width',
  },
};
