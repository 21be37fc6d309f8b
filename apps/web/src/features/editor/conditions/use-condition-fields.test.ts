import type { DocumentNode } from '@mailwright/document';
import { expect, test } from 'vitest';
import { entryFields, listsAround } from './use-condition-fields.ts';

const node = (id: string, more: Partial<DocumentNode> = {}): DocumentNode => ({
  id,
  type: 'text',
  props: {},
  style: {},
  ...more,
});

test('within repeats a condition may ask for the fields of their entries, the innermost first', () => {
  const block = node('b', { repeat: { list: 'lines' } });
  const section = node('s', { repeat: { list: 'orders' }, children: [node('c', { children: [block] }), node('d')] });
  const document = { formatVersion: 1, settings: {}, nodes: [section] } as unknown as Parameters<typeof listsAround>[0];
  expect(listsAround(document, block)).toEqual(['lines', 'orders']);
  expect(listsAround(document, section.children?.[1] ?? section)).toEqual(['orders']);
  const people: Parameters<typeof entryFields>[1] = [
    { values: { name: 'Zoe' } },
    { values: { lines: [{ title: 'Shoe', price: 60 }], orders: [], linesOf: 'x' } },
    { values: { orders: [{ number: 'A1' }] } },
  ];
  expect(entryFields(['lines', 'orders'], people)).toEqual([
    { name: 'lines.title', label: 'lines.title', sample: 'Shoe' },
    { name: 'lines.price', label: 'lines.price', sample: '60' },
    { name: 'orders.number', label: 'orders.number', sample: 'A1' },
  ]);
});
