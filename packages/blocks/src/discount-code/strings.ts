import type { BlockStrings } from '../mail-block.ts';

export const discountCodeStrings: BlockStrings = {
  en: {
    name: 'Discount code',
    keywords: 'discount code, coupon, voucher, promo code, sale, offer, gift',
    'tile.discount-code': 'Discount code',
    'group.button': 'Button',
    'field.code': 'Code',
    'field.width': 'Width',
    'field.fontSize': 'Font size',
    'field.codeColor': 'Code colour',
    'field.backgroundColor': 'Background colour',
    'field.buttonColor': 'Border and button colour',
    'field.buttonLabel': 'Label (empty leaves the button out)',
    'field.buttonTextColor': 'Button text colour',
    'field.link': 'Link',
  },
};
