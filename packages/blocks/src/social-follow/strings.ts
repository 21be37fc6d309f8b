import type { BlockStrings } from '../mail-block.ts';
import { optionNames } from '../shared/social/social-strings.ts';

export const socialFollowStrings: BlockStrings = {
  en: {
    name: 'Social follow',
    keywords:
      'social, follow, profile, network, icons, facebook, instagram, linkedin, twitter, x, vk, youtube, pinterest',
    'tile.social-follow': 'Social follow',
    'description.social-follow':
      'Icons that lead to your profiles. Enter a profile name, and its address is completed for you.',
    'group.look': 'Look',
    'field.items': 'Networks',
    'field.items.network': 'Network',
    'field.items.url': 'Profile name or web address',
    'item.items': 'Network',
    'add.items': 'Add network',
    ...optionNames('items.network'),
    'field.size': 'Size',
    'field.shape': 'Shape',
    'option.shape.square': 'Square',
    'option.shape.round': 'Round',
    'field.color': 'Color',
    'option.color.color': 'Brand colors',
    'option.color.black': 'Black',
    'option.color.grey': 'Gray',
    'option.color.white': 'White',
    'option.color.transparent': 'Transparent',
    'field.gap': 'Space between',
    'label.empty': 'No icons to show',
  },
};
