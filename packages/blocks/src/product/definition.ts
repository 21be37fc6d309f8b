import type { Field } from '@mailwright/document';
import type { BlockStrings } from '../mail-block.ts';
import { defineBlock } from '../shared/define-block.ts';
import { NO_LINK } from '../shared/link/link.ts';
import { ACCENT_COLOR } from '../shared/text/typography.ts';
import { buttonFields, productStyle } from './look.ts';
import { productSchema, SINCE_VERSION_2 } from './props.ts';
import { renderProduct } from './render.ts';
import { productText } from './text.ts';

const productStrings: BlockStrings = {
  en: {
    name: 'Product',
    keywords: 'product, shop, store, item, article, price, catalogue, ecommerce, buy',
    'tile.product': 'Product',
    'description.product': 'A product from your store with picture, name, price and button.',
    'field.layout': 'Layout',
    'option.layout.vertical': 'Vertical',
    'option.layout.horizontal': 'Horizontal',
    'field.showImage': 'Show image',
    'field.src': 'Image',
    'field.alt': 'Alt text (leave empty to use the title)',
    'field.showTitle': 'Show title',
    'field.title': 'Title',
    'field.showPrice': 'Show price',
    'field.price': 'Price',
    'field.salePrice': 'Sale price (strikes the price through)',
    'field.showDescription': 'Show description',
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
  { kind: 'toggle', prop: 'showImage' },
  { kind: 'image', prop: 'src', when: { prop: 'showImage', is: true } },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src', when: { prop: 'showImage', is: true } },
  { kind: 'toggle', prop: 'showTitle' },
  { kind: 'text', prop: 'title', maxLength: 500, merge: true, when: { prop: 'showTitle', is: true } },
  { kind: 'toggle', prop: 'showPrice' },
  { kind: 'text', prop: 'price', maxLength: 100, merge: true, when: { prop: 'showPrice', is: true } },
  { kind: 'text', prop: 'salePrice', maxLength: 100, merge: true, when: { prop: 'showPrice', is: true } },
  { kind: 'toggle', prop: 'showDescription' },
  { kind: 'textarea', prop: 'description', maxLength: 2000, when: { prop: 'showDescription', is: true } },
  { kind: 'link', prop: 'link', expected: 'buttonLabel' },
  ...buttonFields,
];

export const productBlock = defineBlock({
  type: 'product',
  kind: 'block',
  group: 'extra',
  version: 2,
  schema: productSchema,
  migrations: { 1: (props) => ({ ...SINCE_VERSION_2, ...props }) },
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
          ...SINCE_VERSION_2,
        },
        style: {},
      }),
    },
  ],
  fields: productFields,
  styleSections: ['typography', 'spacing', 'background', 'border', 'radius', 'visibility'],
  styleDefaults: productStyle,
  render: renderProduct,
  text: productText,
  strings: productStrings,
});
