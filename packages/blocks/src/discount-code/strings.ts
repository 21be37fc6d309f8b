import type { BlockStrings } from '../mail-block.ts';

export const discountCodeStrings: BlockStrings = {
  en: {
    name: 'Discount code',
    keywords: 'discount code, coupon, voucher, promo code, sale, offer, gift',
    'tile.discount-code': 'Discount code',
    'description.discount-code': 'A code in a frame that stands out, with a button below it.',
    'group.button': 'Button',
    'field.code': 'Code',
    'field.width': 'Width',
    'field.fontSize': 'Font size',
    'field.codeColor': 'Code color',
    'field.backgroundColor': 'Background color',
    'field.buttonColor': 'Border and button color',
    'field.buttonLabel': 'Label (leave empty for no button)',
    'field.buttonTextColor': 'Button text color',
    'field.link': 'Link',
  },
};
