import type { BlockStrings } from '../mail-block.ts';

export const dividerStrings: BlockStrings = {
  en: {
    name: 'Divider',
    keywords: 'divider, line, separator, rule, hr',
    'tile.divider': 'Divider',
    'description.divider': 'A horizontal line between two parts of the email.',
    'field.color': 'Color',
    'field.thickness': 'Thickness',
    'field.lineStyle': 'Line',
    'option.lineStyle.solid': 'Solid',
    'option.lineStyle.dashed': 'Dashed',
    'option.lineStyle.dotted': 'Dotted',
    'field.width': 'Width',
  },
};
