import { colorSchema, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { ACCENT_COLOR } from '../shared/text/typography.ts';
import { renderProduct } from './render.ts';

const productStrings: BlockStrings = {
  en: {
    name: 'Product',
    keywords: 'product, shop, store, item, article, price, catalogue, ecommerce, buy',
    'tile.product': 'Product',
    'description.product': 'A product from your store with picture, name, price and button.',
    'field.layout': 'Layout',
    'option.layout.vertical': 'Vertical',
    'option.layout.horizontal': 'Horizontal',
    'field.src': 'Image',
    'field.alt': 'Alt text (leave empty to use the title)',
    'field.title': 'Title',
    'field.price': 'Price',
    'field.description': 'Description',
    'field.link': 'Link',
    'group.button': 'Button',
    'field.buttonLabel': 'Label (leave empty for no button)',
    'field.buttonColor': 'Background',
    'field.buttonTextColor': 'Text',
    'label.empty': 'Choose an image',
  },
};

const productFields: readonly Field[] = [
  { kind: 'segmented', prop: 'layout', options: ['vertical', 'horizontal'] },
  { kind: 'image', prop: 'src' },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'text', prop: 'title', maxLength: 500, merge: true },
  { kind: 'text', prop: 'price', maxLength: 100, merge: true },
  { kind: 'textarea', prop: 'description', maxLength: 2000 },
  { kind: 'link', prop: 'link', expected: 'buttonLabel' },
  { kind: 'text', prop: 'buttonLabel', maxLength: 200, merge: true, section: 'button' },
  { kind: 'color', prop: 'buttonColor', section: 'button' },
  { kind: 'color', prop: 'buttonTextColor', section: 'button' },
];

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

/** Title, price and description on lines of their own, then where to get it. */
function productText({ props }: BlockView<ProductProps>, context: TextContext): string {
  const { title, price, description, buttonLabel } = props;
  const href = context.url(props.link.href);
  const label = mergeTextPlain(buttonLabel, context);
  const leads = href && label ? `${label}: ${href}` : href;
  const lines = [title, price, description].map((text) => mergeTextPlain(text, context));
  return [...lines, leads].filter(Boolean).join('\n');
}
