import type { BlockStrings } from '../mail-block.ts';

export const buttonStrings: BlockStrings = {
  en: {
    name: 'Button',
    keywords: 'button, cta, call to action, link, click',
    'tile.button': 'Button',
    'description.button': 'A colored button that leads to a page, an email address or a phone number.',
    'group.size': 'Size',
    'group.icon': 'Icon',
    'field.label': 'Label',
    'field.link': 'Link',
    'field.fullWidth': 'Full width',
    'field.paddingX': 'Horizontal padding',
    'field.paddingY': 'Vertical padding',
    'field.iconEnable': 'Show an icon',
    'field.iconSrc': 'Icon',
    'field.iconAlign': 'Side',
    'option.iconAlign.left': 'Left',
    'option.iconAlign.right': 'Right',
    'field.iconSize': 'Size',
    'field.iconIndent': 'Indent',
  },
};
