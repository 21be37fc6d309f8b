import { expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { instancesOf } from '../modules/instances.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { writeDocument } from '../write-document.ts';
import { readDocument } from './read-document.ts';

const instance = { id: 'i', moduleId: 'm', version: 2, name: 'Footer' };

/** A mail with one linked section that holds this block. */
function linked(block: object, top: object = { instance, origin: 'ms' }) {
  const column = { ...node('c', 'column'), origin: 'mc', children: [block] };
  const section = { ...node('s', 'section'), ...top, children: [column] };
  return JSON.parse(JSON.stringify(mail(section as never)));
}

function read(json: JsonObject) {
  return readDocument(json, fakeRegistry);
}

const changed = { ...button('a', 'Mine'), origin: 'ma', open: ['label'], base: { label: 'Theirs' } };

test('a mail with linked modules comes back as the very objects given, and is written as it was', () => {
  const json = linked(changed);
  const { document, problems } = read(json);
  expect(problems).toEqual([]);
  expect(document.nodes[0]).toBe(json.nodes[0]);
  expect(writeDocument(document)).toEqual(json);
  expect(instancesOf(document)).toMatchObject([{ instance, overrides: 1 }]);
});

test.each([
  ['an id of an instance that is none', { instance: { ...instance, id: '<b>' }, origin: 'ms' }],
  ['an instance of no module', { instance: { id: 'i', version: 1, name: '' }, origin: 'ms' }],
  ['version 0', { instance: { ...instance, version: 0 }, origin: 'ms' }],
  ['half a version', { instance: { ...instance, version: 1.5 }, origin: 'ms' }],
  ['a name without end', { instance: { ...instance, name: 'x'.repeat(256) }, origin: 'ms' }],
  ['a list', { instance: [instance], origin: 'ms' }],
  ['null', { instance: null }],
])('%s is no linked module, and all in it is a copy', (_, top) => {
  const { document, problems } = read(linked(changed, top));
  expect(instancesOf(document)).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['mark-removed']));
  expect(findNode(document, 's')).not.toHaveProperty('instance');
  expect(findNode(document, 'a')).toEqual({ ...button('a', 'Mine'), open: ['label'] });
});

test.each([
  ['a field that is none', { open: ['label', 'constructor'] }, { open: ['label'] }],
  ['a field that may not be opened', { open: ['columns'] }, {}],
  ['fields that are no list', { open: 'label' }, {}],
  ['a value that the block does not take', { open: ['label'], base: { label: 7 } }, { open: ['label'] }],
  ['a value of no field', { open: ['label'], base: { x: 1, label: 'T' } }, { open: ['label'], base: { label: 'T' } }],
  ['values that are no object', { open: ['label'], base: [1] }, { open: ['label'] }],
  ['nested values', { base: { label: JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) } }, {}],
  ['a linked module in a linked module', { instance: { ...instance, id: 'j' } }, {}],
])('%s is dropped and said', (_, marks, kept) => {
  const { document, problems } = read(linked({ ...button('a'), origin: 'ma', ...marks }));
  expect(findNode(document, 'a')).toEqual({ ...button('a'), origin: 'ma', ...kept });
  expect(problems).toMatchObject([{ kind: 'mark-removed', nodeId: 'a' }]);
});

test('an id of an instance belongs to one version of one module', () => {
  const other = { ...node('s2', 'section'), instance: { ...instance, moduleId: 'n' }, origin: 'x', children: [] };
  const first = { ...node('s1', 'section'), instance, origin: 'y', children: [] };
  const { document, problems } = read(JSON.parse(JSON.stringify(mail(first, other))));
  expect(instancesOf(document).map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([['s1']]);
  expect(problems).toMatchObject([{ kind: 'mark-removed', nodeId: 's2' }]);
});

test('a column is never linked by itself', () => {
  const column = { ...node('c', 'column'), instance, origin: 'x', children: [button('a')] };
  const { document } = read(JSON.parse(JSON.stringify(mail(node('s', 'section', { children: [column] })))));
  expect(findNode(document, 'c')).toEqual(node('c', 'column', { children: [button('a')] }));
});
