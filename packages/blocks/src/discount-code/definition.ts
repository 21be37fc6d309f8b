import { colorSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { ACCENT_COLOR } from '../shared/text/typography.ts';
import { discountCodeFields } from './fields.ts';
import { renderDiscountCode } from './render.ts';
import { discountCodeStrings } from './strings.ts';
import { discountCodeText } from './text.ts';

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
  styleSections: ['align', 'spacing', 'dark', 'visibility'],
  styleDefaults: (_props, settings) => ({ align: 'center', fontFamily: settings.paragraphFonts }),
  plainTextProp: 'code',
  render: renderDiscountCode,
  text: discountCodeText,
  strings: discountCodeStrings,
});
