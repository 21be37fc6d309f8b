import { blockRegistry, productProps } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import {
  createEditor,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  findNode,
  type JsonObject,
} from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { checkMail } from './check-mail.ts';
import { productKey, productsOf } from './check-product.ts';

const CUP: Product = {
  storeUuid: 'shop',
  productId: 'cup-1',
  productName: 'Cup',
  productCategories: [],
  imageLink: 'https://shop.example/cup.jpg',
  price: '49.00',
  productLink: 'https://shop.example/cup',
  productDescription: 'Holds tea.',
  salePrice: '39.00',
  priceTo: null,
  currency: 'EUR',
  availability: 'inStock',
  brand: '',
  images: [],
  tags: [],
  createdAt: null,
  updatedAt: '2026-11-23T12:00:00.000Z',
  isDeleted: false,
};

function mailOf(props: JsonObject = {}): EmailDocument {
  const seed = blockRegistry.get('product')!.tiles[0]!.create();
  const filled = { ...seed.props, ...productProps(CUP, 'en'), ...props };
  const node: DocumentNode = { id: 'product', type: 'product', props: filled, style: {} };
  const column: DocumentNode = { id: 'column', type: 'column', props: { gap: 16 }, style: {}, children: [node] };
  const split = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 'section', type: 'section', props: split, style: {}, children: [column] };
  const wrapper: DocumentNode = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

function findings(product: Product | null | undefined, document = mailOf()) {
  return checkMail({
    document,
    registry: blockRegistry,
    foreign: undefined,
    html: '<h1>News</h1>',
    bytes: 1,
    name: 'News',
    preheader: 'What is new',
    purpose: 'transactional',
    now: 0,
    ...(product !== undefined && { products: new Map([[productKey(CUP), product]]) }),
  });
}

const told = (...asked: Parameters<typeof findings>) =>
  findings(...asked).map(({ check, prop, severity, fix }) => [check, prop, severity, fix !== null]);

/** The props of the product after the fix of its first finding. */
function mended(product: Product, document = mailOf()): JsonObject | undefined {
  const editor = createEditor({
    document,
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: false, products: true },
      readOnly: false,
    },
  });
  const fix = findings(product, document)[0]?.fix;
  if (fix) expect(editor.run(fix).ok).toBe(true);
  const after = editor.getState().document;
  expect(findings(product, after)).toEqual([]);
  return findNode(after, 'product')?.props;
}

describe('products of stores', () => {
  it('are fine while they are as they were taken, and not looked at where nothing is known', () => {
    expect(told(CUP)).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });

  it('that are gone or sold out are warned of, and only a person can tell what to do', () => {
    expect(told(null)).toEqual([['productGone', null, 'warning', false]]);
    expect(told({ ...CUP, isDeleted: true })).toEqual([['productGone', null, 'warning', false]]);
    expect(told({ ...CUP, availability: 'outOfStock' })).toEqual([['productSoldOut', null, 'warning', false]]);
  });

  it('whose sale is over lose the sale price', () => {
    const now = { ...CUP, salePrice: null };
    expect(told(now)).toEqual([['saleEnded', 'salePrice', 'warning', true]]);
    expect(mended(now)).toMatchObject({ price: '€49.00', salePrice: '' });
  });

  it('that changed are brought up to date, in one step with what else has changed', () => {
    const now = { ...CUP, productName: 'Mug', price: '45.00', salePrice: null };
    expect(told(now)).toEqual([
      ['saleEnded', 'salePrice', 'warning', true],
      ['productChanged', 'title', 'warning', true],
    ]);
    expect(mended(now)).toMatchObject({ title: 'Mug', price: '€45.00', salePrice: '' });
  });

  it('keep what the author wrote over, and a price of the author’s is left to a person', () => {
    const titled = mailOf({ title: 'My favorite cup' });
    expect(told({ ...CUP, productName: 'Mug' }, titled)).toEqual([]);
    const now = { ...CUP, productName: 'Mug', productDescription: 'Holds coffee.' };
    expect(mended(now, titled)).toMatchObject({ title: 'My favorite cup', description: 'Holds coffee.' });
    const priced = mailOf({ price: 'only 45!' });
    expect(told({ ...CUP, price: '55.00' }, priced)).toEqual([['productChanged', 'price', 'warning', false]]);
  });

  it('are what the API is asked for, each once; those typed by hand are not', () => {
    const document = mailOf();
    const twice = { ...document, nodes: [...document.nodes, ...mailOf().nodes] };
    expect(productsOf(twice)).toEqual([{ storeUuid: 'shop', productId: 'cup-1' }]);
    expect(productsOf(mailOf({ storeUuid: '', productId: '' }))).toEqual([]);
  });
});
