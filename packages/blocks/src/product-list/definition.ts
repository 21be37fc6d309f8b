import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { buttonFields, productStyle } from '../product/look.ts';
import { productLookShape, takenProductSchema } from '../product/props.ts';
import { productText } from '../product/text.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { ACCENT_COLOR } from '../shared/text/typography.ts';
import { productsOf } from './products-of.ts';
import { renderProductList } from './render.ts';

const productListStrings: BlockStrings = {
  en: {
    name: 'Products by rule',
    keywords: 'products, rule, newest, cheapest, sale, category, tag, grid, shop, store, list, automatic',
    'tile.product-list': 'Products by rule',
    'description.product-list': 'The newest, cheapest or reduced products of your store when the email is sent.',
    'field.columns': 'Columns',
    'field.layout': 'Layout',
    'option.layout.vertical': 'Vertical',
    'option.layout.horizontal': 'Horizontal',
    'group.parts': 'Show',
    'field.showImage': 'Image',
    'field.showTitle': 'Title',
    'field.showPrice': 'Price',
    'field.showDescription': 'Description',
    'group.button': 'Button',
    'field.buttonLabel': 'Label (leave empty for no button)',
    'field.buttonColor': 'Background',
    'field.buttonTextColor': 'Text',
    'label.empty': 'Choose which products to show',
    'label.none': 'No products match the rule now',
  },
};

const parts = ['showImage', 'showTitle', 'showPrice', 'showDescription'];

const productListFields: readonly Field[] = [
  { kind: 'number', prop: 'columns', min: 1, max: 4, step: 1 },
  { kind: 'segmented', prop: 'layout', options: ['vertical', 'horizontal'] },
  ...parts.map((prop): Field => ({ kind: 'toggle', prop, section: 'parts' })),
  ...buttonFields,
];

const ruleText = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Rule by which a store chooses the products, in the form of the API's `productRule`. */
const ruleSchema = z.object({
  storeUuid: ruleText(100),
  sort: z.enum(['newest', 'cheapest', 'discount']),
  category: z.nullable(ruleText(255)),
  tag: z.nullable(ruleText(255)),
  onSale: z.boolean(),
  count: z.int().check(z.minimum(1), z.maximum(12)),
});

export type ListRule = z.infer<typeof ruleSchema>;

/** `shown`: what the rule gave last, the store's own values. */
const productListSchema = z.object({
  rule: z.nullable(ruleSchema),
  columns: z.int().check(z.minimum(1), z.maximum(4)),
  ...productLookShape,
  shown: z.array(takenProductSchema).check(z.maxLength(12)),
});

export type ProductListProps = z.infer<typeof productListSchema>;

export const productListBlock = defineBlock({
  type: 'product-list',
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: productListSchema,
  migrations: {},
  feature: 'products',
  tiles: [
    {
      id: 'product-list',
      icon: 'shopping-cart',
      create: () => ({
        type: 'product-list',
        props: {
          rule: null,
          columns: 2,
          layout: 'vertical',
          buttonLabel: 'View product',
          buttonColor: ACCENT_COLOR,
          buttonTextColor: '#ffffff',
          showImage: true,
          showTitle: true,
          showPrice: true,
          showDescription: false,
          shown: [],
        },
        style: {},
      }),
    },
  ],
  fields: productListFields,
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'visibility'],
  styleDefaults: productStyle,
  render: renderProductList,
  text: productListText,
  strings: productListStrings,
});

/** Each product as the product block has it, as an item of a list: whatever stood beside each other is read one by one. */
function productListText(view: BlockView<ProductListProps>, context: TextContext): string {
  const texts = productsOf(view.props, context).map((props) => productText({ ...view, props }, context));
  return texts
    .filter(Boolean)
    .map((text) => `- ${text.replaceAll('\n', '\n  ')}`)
    .join('\n\n');
}
