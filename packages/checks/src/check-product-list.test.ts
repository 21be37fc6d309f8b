import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type JsonObject } from '@mailwright/document';
import { expect, it } from 'vitest';
import { checkMail } from './check-mail.ts';

const RULE = { storeUuid: 'shop', sort: 'newest', category: null, tag: null, onSale: false, count: 4 };
const CUP = {
  storeUuid: 'shop',
  productId: 'cup-1',
  productName: 'Cup',
  productDescription: 'Holds tea.',
  imageLink: 'https://shop.example/cup.jpg',
  productLink: 'https://shop.example/cup',
  price: '49.00',
  salePrice: null,
  priceTo: null,
  currency: 'EUR',
  availability: 'inStock',
};

function told(props: JsonObject, ruleCounts?: ReadonlyMap<string, number>) {
  const seed = blockRegistry.get('product-list')!.tiles[0]!.create();
  const node: DocumentNode = { id: 'list', type: 'product-list', props: { ...seed.props, ...props }, style: {} };
  const document: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [node] };
  const mail = { html: '<h1>News</h1>', bytes: 1, name: 'News', preheader: 'What is new', now: 0, ...{ ruleCounts } };
  const found = checkMail({ document, registry: blockRegistry, foreign: undefined, purpose: 'transactional', ...mail });
  return found.map(({ check, severity, node, prop }) => [check, severity, node?.id, prop]);
}

it('a list of products without a rule is warned of, whatever is known', () => {
  expect(told({})).toEqual([['ruleMissing', 'warning', 'list', null]]);
  expect(told({}, new Map([['list', 4]]))).toEqual([['ruleMissing', 'warning', 'list', null]]);
});

it('a list whose rule gives nothing now is warned of, also while the mail still shows what it gave', () => {
  expect(told({ rule: RULE, shown: [CUP] })).toEqual([]);
  expect(told({ rule: RULE, shown: [CUP] }, new Map([['list', 0]]))).toEqual([['ruleEmpty', 'warning', 'list', null]]);
});

it('a list is taken as it stands where nobody asked, and one that is filled by now is fine', () => {
  expect(told({ rule: RULE, shown: [] })).toEqual([['ruleEmpty', 'warning', 'list', null]]);
  expect(told({ rule: RULE, shown: [] }, new Map([['list', 2]]))).toEqual([]);
  expect(told({ rule: RULE, shown: [CUP] }, new Map([['other', 0]]))).toEqual([]);
});
