import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitionOf } from '../definition-of.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import { readDocument } from '../read/read-document.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { findNode } from '../tree/locate.ts';
import { editItemIds, itemIdOf, readItemIds, renewItemIds, withoutItemIds } from './item-ids.ts';

const menu = definitionOf('menu', fakeRegistry) ?? { fields: [] };

const items = fc.array(
  fc.record(
    { label: fc.string(), id: fc.constantFrom<JsonValue>('i1', 'i2', 'i4', 'a', 'no id', 7, null) },
    {
      requiredKeys: ['label'],
    },
  ),
);

function idsOf(props: JsonObject): readonly (string | undefined)[] {
  return Array.isArray(props.items) ? props.items.map(itemIdOf) : [];
}

test('reading gives each item an id of its own, loses nothing, and changes nothing when read again', () => {
  fc.assert(
    fc.property(items, (list) => {
      const props = { items: list, gap: 4 };
      const read = readItemIds(menu, props);
      const ids = idsOf(read);
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(list.length);
      expect(withoutItemIds(read.items ?? null)).toEqual(withoutItemIds(list));
      expect(read.gap).toBe(4);
      expect(readItemIds(menu, read)).toBe(read);
      expect(readItemIds(menu, structuredClone(props))).toEqual(read);
    }),
  );
});

test('an id that is there stays with its item, the first of two that have it', () => {
  const list: JsonObject[] = [
    { label: 'A' },
    { label: 'B', id: 'i1' },
    { label: 'C', id: 'i1' },
    { label: 'D', id: 'no id' },
  ];
  expect(idsOf(readItemIds(menu, { items: list }))).toEqual(['i2', 'i1', 'i3', 'i4']);
});

test('a document without ids of items gets the same ones each time it is opened', () => {
  const json = mail(
    node('s', 'section', {
      children: [
        node('c', 'column', {
          children: [node('m', 'menu', { props: { items: [{ label: 'Home' }, { label: 'Shop' }] } })],
        }),
      ],
    }),
  );
  const { document, problems } = readDocument(json, fakeRegistry);
  expect(problems).toEqual([]);
  expect(findNode(document, 'm')?.props.items).toEqual([
    { label: 'Home', id: 'i1' },
    { label: 'Shop', id: 'i2' },
  ]);
  expect(readDocument(json, fakeRegistry).document).toEqual(document);
  expect(readDocument(document, fakeRegistry).document.nodes[0]).toBe(document.nodes[0]);
});

test('an edit keeps the ids it is sent with, and those that stand where it is sent without', () => {
  const props = {
    items: [
      { label: 'A', id: 'a' },
      { label: 'B', id: 'b' },
      { label: 'C', id: 'c' },
    ],
  };
  const edited = (list: readonly JsonObject[]) =>
    idsOf(editItemIds(menu, { patch: { items: list }, props, newId: () => 'new' }));
  expect(
    edited([
      { label: 'C', id: 'c' },
      { label: 'A', id: 'a' },
    ]),
  ).toEqual(['c', 'a']);
  expect(edited([{ label: 'A' }, { label: 'B!' }, { label: 'C' }, { label: 'D' }])).toEqual(['a', 'b', 'c', 'new']);
  expect(edited([{ label: 'B', id: 'b' }, { label: 'new here' }])).toEqual(['b', 'new']);
  const patch = { gap: 1 };
  expect(editItemIds(menu, { patch, props, newId: () => 'new' })).toBe(patch);
});

test('a copy and what is pasted get ids of their own, and undo brings the old ones back', () => {
  const editor = new TestEditor().add('menu');
  const first = idsOf(editor.selected.props);
  expect(first).toHaveLength(2);
  editor.duplicate();
  expect(idsOf(editor.selected.props).filter((id) => first.includes(id))).toEqual([]);
  editor.undo();
  expect(idsOf(editor.node(editor.all('menu')[0] ?? '').props)).toEqual(first);
  const renewed = renewItemIds(menu, { items: [{ label: 'A', id: 'a' }] }, () => 'new');
  expect(renewed.items).toEqual([{ label: 'A', id: 'new' }]);
});

test('the same list sent without ids is no edit', () => {
  const editor = new TestEditor().add('menu');
  const { document } = editor;
  editor.set('items', [{ label: 'Home' }, { label: 'Shop' }]);
  expect(editor.document).toBe(document);
});
