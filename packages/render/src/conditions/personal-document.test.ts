import { blockRegistry, paragraph } from '@mailwright/blocks';
import { createProfileWriter, type DisplayCondition, findProfile, type SampleRecord } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { renderText } from '../render-text.ts';
import { personalDocument } from './personal-document.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Mail' };

const free: DisplayCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'free' }] };

function words(id: string, text: string, more: Partial<DocumentNode> = {}): DocumentNode {
  return { id, type: 'text', props: { content: paragraph(text) }, style: {}, ...more };
}

/** Fields by their names, and with an address, the last of them as a link. */
function fields(id: string, names: readonly string[], href = '', more: Partial<DocumentNode> = {}): DocumentNode {
  const content = names.flatMap((name, index): readonly JsonObject[] => [
    ...(index > 0 ? [{ type: 'text', text: ' ' }] : []),
    { type: 'mergeField', attrs: { name }, ...(href && { marks: [{ type: 'link', attrs: { href } }] }) },
  ]);
  return { id, type: 'text', props: { content: [{ type: 'paragraph', content }] }, style: {}, ...more };
}

function column(id: string, children: readonly DocumentNode[], more: Partial<DocumentNode> = {}): DocumentNode {
  return { id, type: 'column', props: { gap: 16 }, style: {}, children, ...more };
}

function mail(columns: readonly DocumentNode[], more: Partial<DocumentNode> = {}): EmailDocument {
  const props = { columns: columns.map(() => 100 / columns.length), stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 's', type: 'section', props, style: {}, children: columns, ...more };
  const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

function textFor(document: EmailDocument, person: SampleRecord): string {
  return renderText(document, { ...OPTIONS, person });
}

describe('a mail for one person', () => {
  const branches = mail([
    column('c', [
      words('a', 'Go premium', { condition: free }),
      words('b', 'Thanks', { condition: { otherwise: true } }),
      words('z', 'End'),
    ]),
  ]);

  it('has the branch that holds for the person, in HTML and in plain text', () => {
    expect(textFor(branches, { plan: 'free' })).toBe('Go premium\n\nEnd\n');
    expect(textFor(branches, { plan: 'team' })).toBe('Thanks\n\nEnd\n');
    const { html } = renderDocument(branches, { ...OPTIONS, person: {} });
    expect(html).toContain('>Thanks<');
    expect(html).not.toContain('premium');
  });

  it('is the same object where it is the same for everybody', () => {
    const plain = mail([column('c', [words('a', 'All')])]);
    expect(personalDocument(plain, { plan: 'free' }, blockRegistry).document).toBe(plain);
  });

  it('repeats what is repeated with the fields of each record, in addresses too, and those of the person beside them', () => {
    const lines = mail(
      [
        column('c', [
          fields('a', ['name', 'items.title']),
          fields('l', ['items.title'], 'https://a.example/?id={{ items.id }}'),
        ]),
      ],
      { repeat: { list: 'items' } },
    );
    const samples = {
      name: 'Ana',
      items: [
        { title: 'Shirt', id: 1 },
        { title: 'Hat', id: 2 },
      ],
    };
    expect(textFor(lines, samples)).toBe(
      'Ana Shirt\n\nShirt (https://a.example/?id=1)\n\nAna Hat\n\nHat (https://a.example/?id=2)\n',
    );
    const { html } = renderDocument(lines, { ...OPTIONS, person: samples });
    expect(html.match(/href="https:\/\/a\.example\/\?id=[12]"/g)).toHaveLength(2);
    expect(textFor(lines, { name: 'Ana', items: [] })).toBe('\n');
    const ids = personalDocument(lines, samples, blockRegistry).document.nodes[0]?.children?.map(({ id }) => id);
    expect(ids).toEqual(['s-1', 's-2']);
  });

  it('repeats within repeats', () => {
    const nested = mail(
      [column('c', [fields('a', ['orders.name', 'orders.lines.title'], '', { repeat: { list: 'orders.lines' } })])],
      { repeat: { list: 'orders' } },
    );
    const orders = [
      { name: 'One', lines: [{ title: 'x' }, { title: 'y' }] },
      { name: 'Two', lines: [{ title: 'z' }] },
    ];
    expect(textFor(nested, { orders })).toBe('One x\n\nOne y\n\nTwo z\n');
    const profile = createProfileWriter(findProfile('liquid') ?? expect.fail('no Liquid'));
    expect(renderText(nested, { ...OPTIONS, profile })).toContain('{% for item in orders %}');
    expect(renderText(nested, { ...OPTIONS, profile })).toContain('{% for item_2 in item.lines %}');
  });

  it('asks each entry where the condition names a field of it', () => {
    const dear: DisplayCondition = {
      match: 'all',
      tests: [{ field: 'items.price', operator: 'greater', value: '10' }],
    };
    const repeat = { list: 'items' };
    const document = mail([
      column('c', [
        fields('a', ['items.name'], '', { condition: dear, repeat }),
        words('b', 'cheap', { condition: { otherwise: true }, repeat }),
      ]),
    ]);
    const items = [
      { name: 'Shoe', price: 60 },
      { name: 'Sock', price: 5 },
      { name: 'Hat', price: 20 },
    ];
    const order = ['Shoe', 'cheap', 'Hat'].map((word) => textFor(document, { items }).indexOf(word));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(textFor(document, { items })).not.toContain('Sock');
  });

  it('keeps the place of a column that is left out, and gives that of two to the one that is shown', () => {
    const columns = [
      column('c1', [words('a', 'A')], { condition: free }),
      column('c2', [words('b', 'B')], { condition: { otherwise: true } }),
      column('c3', [words('d', 'D')], { condition: free }),
    ];
    const section = (plan: string) =>
      personalDocument(mail(columns), { plan }, blockRegistry).document.nodes[0]?.children?.[0];
    expect(section('free')?.children?.map(({ id }) => id)).toEqual(['c1', 'c3']);
    expect(section('team')?.children?.map(({ id, children }) => [id, children?.length])).toEqual([
      ['c2', 1],
      ['c3', 0],
    ]);
    const [wide = 0, narrow = 0] = (section('team')?.props.columns ?? []) as number[];
    expect([wide, narrow].map(Math.round)).toEqual([67, 33]);
  });
});

describe('a mail for a sending system', () => {
  const profile = createProfileWriter(findProfile('liquid') ?? expect.fail('no Liquid'));

  it('has its tags, in plain text too', () => {
    const document = mail([
      column('c', [
        words('a', 'Go premium', { condition: free }),
        words('b', 'Thanks', { condition: { otherwise: true } }),
        words('i', 'Item', { repeat: { list: 'items' } }),
      ]),
    ]);
    const text = renderText(document, { ...OPTIONS, profile });
    expect(text).toBe(
      '{% if plan == "free" %}Go premium{% else %}Thanks{% endif %}\n\n{% for item in items %}Item\n{% endfor %}\n',
    );
    const { html } = renderDocument(document, { ...OPTIONS, profile });
    expect(html).toMatch(
      /\{% if plan == "free" %\}<table[\s\S]*Go premium[\s\S]*\{% else %\}<table[\s\S]*Thanks[\s\S]*\{% endif %\}/,
    );
  });

  it('shows everybody everything where the system cannot say a condition', () => {
    const greater: DisplayCondition = { match: 'all', tests: [{ field: 'age', operator: 'greater', value: 'old' }] };
    const document = mail([
      column('c', [words('a', 'A', { condition: greater }), words('b', 'B', { condition: { otherwise: true } })]),
    ]);
    expect(renderText(document, { ...OPTIONS, profile })).toBe('A\n\nB\n');
    expect(renderDocument(document, { ...OPTIONS, profile }).html).toBe(renderDocument(document, OPTIONS).html);
  });

  it('puts no tags on the canvas or where no system is chosen, and none into mails without conditions', () => {
    const plain = mail([column('c', [words('a', 'A'), words('b', 'B')])]);
    const marked = mail([column('c', [words('a', 'A', { condition: free }), words('b', 'B')])]);
    const without = renderDocument(plain, OPTIONS).html;
    expect(renderDocument(plain, { ...OPTIONS, profile }).html).toBe(without);
    expect(renderDocument(marked, OPTIONS).html).toBe(without);
  });
});

it('ends lists in lists where a mail would have more parts than any has', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ name: `${index}` }));
  const repeat = { list: 'lines' };
  const inner = column('c', [words('a', 'Line', { repeat })], { repeat });
  const { document } = personalDocument(mail([inner], { repeat }), { lines }, blockRegistry);
  const count = (nodes: readonly DocumentNode[]): number =>
    nodes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
  expect(count(document.nodes)).toBeGreaterThan(200);
  expect(count(document.nodes)).toBeLessThanOrEqual(10_010);
});
