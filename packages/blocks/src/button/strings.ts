import type { BlockStrings } from '../mail-block.ts';

export const buttonStrings: BlockStrings = {
  en: {
    name: 'Button',
    keywords: 'button, cta, call to action, link, click',
    'tile.button': 'Button',
    'group.size': 'Size',
    'group.icon': 'Icon',
    'field.label': 'Label',
    'field.link': 'Link',
    'field.fullWidth': 'Full width',
    'field.paddingX': 'Space left and right of the label',
    'field.paddingY': 'Space above and under the label',
    'field.iconEnable': 'Show an icon',
    'field.iconSrc': 'Icon',
    'field.iconAlign': 'Side',
    'option.iconAlign.left': 'Left',
    'option.iconAlign.right': 'Right',
    'field.iconSize': 'Size',
    'field.iconIndent': 'Indent',
  },
};
