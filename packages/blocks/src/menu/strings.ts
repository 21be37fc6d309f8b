import type { BlockStrings } from '../mail-block.ts';

export const menuStrings: BlockStrings = {
  en: {
    name: 'Menu',
    keywords: 'menu, navigation, nav, links, bar, header, footer',
    'tile.menu': 'Menu',
    'description.menu': 'A row of links, such as the main pages of your website.',
    'group.size': 'Size',
    'group.separator': 'Separator',
    'field.items': 'Items',
    'field.items.label': 'Text',
    'field.items.link': 'Link',
    'item.items': 'Item',
    'add.items': 'Add item',
    'field.paddingY': 'Padding top and bottom',
    'field.paddingX': 'Padding right and left',
    'field.separator': 'Line',
    'option.separator.none': 'None',
    'option.separator.solid': 'Solid',
    'option.separator.dotted': 'Dotted',
    'option.separator.dashed': 'Dashed',
    'field.separatorColor': 'Color',
    'field.separatorWidth': 'Width',
    'label.empty': 'No items yet',
  },
};
