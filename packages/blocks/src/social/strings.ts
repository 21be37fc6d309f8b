import type { BlockStrings } from '../mail-block.ts';
import { optionNames } from '../shared/social/social-strings.ts';

export const socialStrings: BlockStrings = {
  en: {
    name: 'Social',
    keywords: 'social, share, network, icons, facebook, instagram, linkedin, twitter, x, vk, youtube, pinterest, email',
    'tile.social': 'Social',
    'description.social': 'Icons for any links you choose: networks, a website or an email address.',
    'group.look': 'Look',
    'field.items': 'Icons',
    'field.items.network': 'Icon',
    'field.items.link': 'Link',
    'item.items': 'Icon',
    'add.items': 'Add icon',
    ...optionNames('items.network'),
    'field.size': 'Size',
    'field.iconStyle': 'Style',
    'option.iconStyle.color-round': 'Color, round',
    'option.iconStyle.color-square': 'Color, square',
    'option.iconStyle.black-round': 'Black',
    'option.iconStyle.grey-round': 'Gray',
    'option.iconStyle.white-round': 'White',
    'option.iconStyle.plain': 'No background',
    'field.gap': 'Space between',
    'label.empty': 'No icons to show',
  },
};
