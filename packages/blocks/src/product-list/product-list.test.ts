import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import type { TakenProduct } from '../product/props.ts';
import { parseMail } from '../testing/parse-mail.ts';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { type ListRule, productListBlock } from './definition.ts';
import { resolveProductLists } from './resolve-product-lists.ts';

const CUP: TakenProduct = {
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

const RULE: ListRule = { storeUuid: 'shop', sort: 'newest', category: null, tag: null, onSale: false, count: 4 };

const list = (props: JsonObject, id = 'l'): DocumentNode => ({
  id,
  type: 'product-list',
  props: { ...productListBlock.tiles[0]!.create().props, ...props },
  style: {},
});

const cups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...CUP, productName: `Cup ${index + 1}` }));

describe('products by rule', () => {
  it('need the plan that has products', () => {
    expect(productListBlock.feature).toBe('products');
  });

  it.each([
    [1, 600],
    [2, 300],
    [3, 200],
    [4, 150],
  ])('stand in %i equal columns of %i of 600 pixels that stack on phones', (columns, width) => {
    const rules: string[] = [];
    const html = renderForTest(list({ columns, shown: cups(4) }), { width: 600, rules });
    const own = `style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top"`;
    expect(html.split(own)).toHaveLength(5);
    expect(html).toContain(`<td valign="top" style="width:${width}px;padding:0 8px 16px">`);
    expect(html.split('</td></tr><tr>')).toHaveLength(Math.ceil(4 / columns));
    expect(html).toContain(`<img src="https://shop.example/cup.jpg" alt="Cup 1" width="${width - 16}"`);
    expect(rules).toContain('stack: max-width:100%');
  });

  it('read well in four columns: words of at least 14 pixels, and a button that fits beside others', () => {
    const html = renderForTest(list({ columns: 4, shown: cups(4) }), { width: 600 });
    const sizes = [...html.matchAll(/font:(?:bold )?(\d+)px/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBe(14);
    expect(Math.max(...sizes)).toBe(18);
    const [, drawn = ''] = /<v:roundrect [^>]*style="width:(\d+)px/.exec(html) ?? [];
    expect(Number(drawn)).toBeLessThanOrEqual(134);
    expect(renderForTest(list({ columns: 2, shown: cups(2) }), { width: 600 })).toContain('bold 20px');
  });

  it('have the picture beside the words only where both have room', () => {
    const beside = (columns: number) =>
      renderForTest(list({ columns, layout: 'horizontal', shown: [CUP] }), { width: 600 });
    expect(beside(2)).toContain('max-width:114px');
    expect(beside(4)).toContain('width="134"');
  });

  it('are named in plain text one after the other, each with where to get it', () => {
    const text = textForTest(list({ shown: [CUP, { ...CUP, productName: 'Mug', salePrice: '39.00' }] }));
    expect(text).toBe(
      '- Cup\n  €49.00\n  View product: https://shop.example/cup\n\n- Mug\n  €39.00 (was €49.00)\n  View product: https://shop.example/cup',
    );
  });

  it('send nothing before a rule gives something, and say on the canvas what is missing', () => {
    expect(renderForTest(list({}))).toBe('<div></div>');
    expect(renderForTest(list({}), { marks: true })).toContain('label.empty');
    expect(renderForTest(list({ rule: { ...RULE } }), { marks: true })).toContain('label.none');
    expect(textForTest(list({}))).toBe('');
  });

  it('are words in the mail, whatever a store calls them', () => {
    const name = '"><script>alert(1)</script>{{ firstName }}\u202e';
    const node = list({
      shown: [{ ...CUP, productName: name, productDescription: name.repeat(40) }],
      showDescription: true,
    });
    const { elements, errors } = parseMail(renderForTest(node));
    expect(errors).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
    expect(renderForTest(node) + textForTest(node)).not.toMatch(/\{\{|\u202e/);
  });
});

describe('what the rules of a mail give now', () => {
  const section = (id: string, children: readonly DocumentNode[]): DocumentNode => ({
    id,
    type: 'section',
    props: { columns: [100] },
    style: {},
    children: [{ id: `${id}c`, type: 'column', props: {}, style: {}, children }],
  });
  const mail = (...nodes: DocumentNode[]): EmailDocument => ({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes });
  const shownIn = (document: EmailDocument, at: number) =>
    document.nodes[at]?.children?.[0]?.children?.[0]?.props.shown;

  it('stands in each of its lists, asked once for equal rules', async () => {
    const asked: ListRule[] = [];
    const other = { ...RULE, sort: 'cheapest' as const };
    const document = mail(
      section('a', [list({ rule: { ...RULE } }, 'l1')]),
      section('b', [list({ rule: { ...RULE } }, 'l2')]),
      section('c', [list({ rule: other }, 'l3')]),
    );
    const resolved = await resolveProductLists(document, async (rule) => {
      asked.push(rule);
      return [{ ...CUP, productName: rule.sort, brand: 'not kept' } as TakenProduct];
    });
    expect(asked).toEqual([RULE, other]);
    expect(shownIn(resolved, 0)).toEqual([{ ...CUP, productName: 'newest' }]);
    expect(shownIn(resolved, 1)).toEqual([{ ...CUP, productName: 'newest' }]);
    expect(shownIn(resolved, 2)).toEqual([{ ...CUP, productName: 'cheapest' }]);
    expect(shownIn(document, 0)).toEqual([]);
  });

  it('leaves what stands where nothing can be told, and the very mail where it has no list', async () => {
    const document = mail(section('a', [list({ rule: { ...RULE }, shown: [CUP] })]), section('b', [list({})]));
    expect(await resolveProductLists(document, async () => null)).toBe(document);
    const emptied = await resolveProductLists(document, async () => []);
    expect(shownIn(emptied, 0)).toEqual([]);
    expect(emptied.nodes[1]).toBe(document.nodes[1]);
  });

  it('is no more than a list holds, without what it could not show', async () => {
    const document = mail(section('a', [list({ rule: { ...RULE } })]));
    const many = [{ ...CUP, price: 'a lot' }, ...cups(20)];
    const shown = shownIn(await resolveProductLists(document, async () => many), 0);
    expect(shown).toEqual(cups(12));
  });
});
