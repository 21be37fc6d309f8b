import { colorSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { ACCENT_COLOR } from '../shared/text/typography.ts';
import { productFields } from './fields.ts';
import { renderProduct } from './render.ts';
import { productStrings } from './strings.ts';
import { productText } from './text.ts';

const productSchema = z.object({
  layout: z.enum(['vertical', 'horizontal']),
  src: z.string().check(z.maxLength(8192)),
  alt: z.string().check(z.maxLength(1000)),
  title: z.string().check(z.maxLength(500)),
  price: z.string().check(z.maxLength(100)),
  description: z.string().check(z.maxLength(2000)),
  link: linkSchema,
  buttonLabel: z.string().check(z.maxLength(200)),
  buttonColor: colorSchema,
  buttonTextColor: colorSchema,
});

export type ProductProps = z.infer<typeof productSchema>;

export const productBlock = defineBlock({
  type: 'product',
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: productSchema,
  migrations: {},
  feature: 'products',
  tiles: [
    {
      id: 'product',
      icon: 'shopping-bag',
      create: () => ({
        type: 'product',
        props: {
          layout: 'vertical',
          src: '',
          alt: '',
          title: 'Name of the product',
          price: '49.00',
          description: 'What makes it worth having, in one sentence.',
          link: NO_LINK,
          buttonLabel: 'View product',
          buttonColor: ACCENT_COLOR,
          buttonTextColor: '#ffffff',
        },
        style: {},
      }),
    },
  ],
  fields: productFields,
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'visibility'],
  styleDefaults: ({ layout }, settings) => ({
    fontFamily: settings.paragraphFonts,
    fontSize: 16,
    color: '#222222',
    lineHeight: settings.lineSpacing,
    ...(layout === 'vertical' && { textAlign: 'center' as const }),
  }),
  render: renderProduct,
  text: productText,
  strings: productStrings,
});
