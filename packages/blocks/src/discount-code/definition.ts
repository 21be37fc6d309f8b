import { colorSchema, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { ACCENT_COLOR } from '../shared/text/typography.ts';
import { renderDiscountCode } from './render.ts';

const discountCodeStrings: BlockStrings = {
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

const discountCodeFields: readonly Field[] = [
  { kind: 'text', prop: 'code', maxLength: 200, merge: true },
  { kind: 'number', prop: 'width', min: 120, max: 700, step: 10, unit: 'px' },
  { kind: 'number', prop: 'fontSize', min: 12, max: 60, step: 1, unit: 'px' },
  { kind: 'color', prop: 'codeColor' },
  { kind: 'color', prop: 'backgroundColor' },
  { kind: 'color', prop: 'buttonColor' },
  { kind: 'text', prop: 'buttonLabel', maxLength: 200, merge: true, section: 'button' },
  { kind: 'color', prop: 'buttonTextColor', section: 'button' },
  { kind: 'link', prop: 'link', expected: 'buttonLabel', section: 'button' },
];

/** `buttonColor` is the colour of border and button; a coupon without a button label is the code alone. */
const discountCodeSchema = z.object({
  code: z.string().check(z.maxLength(200)),
  width: z.number().check(z.minimum(1), z.maximum(2000)),
  fontSize: z.number().check(z.minimum(8), z.maximum(200)),
  codeColor: colorSchema,
  backgroundColor: colorSchema,
  buttonColor: colorSchema,
  buttonLabel: z.string().check(z.maxLength(200)),
  buttonTextColor: colorSchema,
  link: linkSchema,
});

export type DiscountCodeProps = z.infer<typeof discountCodeSchema>;

export const discountCodeBlock = defineBlock({
  type: 'discount-code',
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: discountCodeSchema,
  migrations: {},
  tiles: [
    {
      id: 'discount-code',
      icon: 'discount',
      create: () => ({
        type: 'discount-code',
        props: {
          code: 'SAMPLECODE',
          width: 300,
          fontSize: 24,
          codeColor: '#222222',
          backgroundColor: '#f4f7ff',
          buttonColor: ACCENT_COLOR,
          buttonLabel: 'Use this code',
          buttonTextColor: '#ffffff',
          link: NO_LINK,
        },
        style: {},
      }),
    },
  ],
  fields: discountCodeFields,
  resize: { axis: 'x', prop: 'width', min: 120, max: 700, part: 'table' },
  styleSections: ['align', 'spacing', 'dark', 'hover', 'visibility'],
  styleDefaults: (_props, settings) => ({ align: 'center', fontFamily: settings.paragraphFonts }),
  plainTextProp: 'code',
  render: renderDiscountCode,
  text: discountCodeText,
  strings: discountCodeStrings,
});

/** The code on a line of its own, to be copied, and where it is used. */
function discountCodeText({ props }: BlockView<DiscountCodeProps>, context: TextContext): string {
  const label = mergeTextPlain(props.buttonLabel, context).trim();
  const href = context.url(props.link.href);
  const lines = [mergeTextPlain(props.code, context).trim(), label && href ? `${label}: ${href}` : ''];
  return lines.filter(Boolean).join('\n');
}
