import type { BlockStrings } from '../mail-block.ts';

export const htmlStrings: BlockStrings = {
  en: {
    name: 'Code',
    keywords: 'code, html, custom, source, embed, island',
    'tile.html': 'Code',
    'description.html': 'Your own HTML, sent as you write it.',
    'field.source': 'HTML',
    'label.empty': 'Add your HTML',
    'label.script': 'This code contains a script that cannot be shown here. It stays in the email.',
  },
};
