import type { BlockStrings } from '../mail-block.ts';

export const buttonStrings: BlockStrings = {
  en: {
    name: 'Button',
    keywords: 'button, cta, call to action, link, click',
    'tile.button': 'Button',
    'group.size': 'Size',
    'field.label': 'Label',
    'field.link': 'Link',
    'field.fullWidth': 'Full width',
    'field.paddingX': 'Space left and right of the label',
    'field.paddingY': 'Space above and under the label',
  },
};
