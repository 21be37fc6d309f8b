import type { BlockStrings } from '../mail-block.ts';

export const unreadableStrings: BlockStrings = {
  en: {
    name: 'Unknown block',
    keywords: '',
    'label.unreadable': 'This block cannot be shown',
    'label.placeholder': 'Not supported, will not be sent',
  },
};
