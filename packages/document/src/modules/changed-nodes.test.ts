import { expect, test } from 'vitest';
import type { DocumentNode } from '../node.ts';
import { changedNodes } from './changed-nodes.ts';

function node(id: string, values: Partial<DocumentNode> = {}): DocumentNode {
  return { id, type: 'text', props: { words: id }, style: {}, ...values };
}

const box = (id: string, ...children: readonly DocumentNode[]) => node(id, { type: 'section', props: {}, children });

function differences(before: readonly DocumentNode[], after: readonly DocumentNode[]) {
  const found = changedNodes({ nodes: before }, { nodes: after });
  return { before: Object.fromEntries(found.before), after: Object.fromEntries(found.after), count: found.count };
}

test('a mail does not differ from itself, nor from one with other marks of a module', () => {
  const mail = [box('s', node('a'), node('b'))];
  const nothing = { before: {}, after: {}, count: 0 };
  expect(differences(mail, mail)).toEqual(nothing);
  const instance = { id: 'i', moduleId: 'm', version: 2, name: 'Footer' };
  const marked = [{ ...box('s', { ...node('a'), origin: 'x', base: { words: 'y' } }, node('b')), instance }];
  expect(differences(mail, marked)).toEqual(nothing);
});

test('the node that was changed is found, not what holds it', () => {
  const before = [box('s', node('a'), node('b')), box('t', node('c'))];
  const after = [
    box('s', node('a'), node('b', { props: { words: 'new' } })),
    box('t', node('c', { style: { color: '#123456' } })),
  ];
  expect(differences(before, after)).toEqual({ before: { b: 1, c: 2 }, after: { b: 1, c: 2 }, count: 2 });
});

test('a node that was changed itself stands for all that is in it', () => {
  const before = [box('s', node('a'))];
  const after = [{ ...box('s', node('a', { props: { words: 'new' } })), style: { color: '#123456' } }];
  expect(differences(before, after)).toEqual({ before: { s: 1 }, after: { s: 1 }, count: 1 });
});

test('what was added is marked after, what was removed is marked before', () => {
  const before = [box('s', node('a'), node('b'))];
  const after = [box('s', node('b'), node('c'))];
  expect(differences(before, after)).toEqual({ before: { a: 1 }, after: { c: 2 }, count: 2 });
});

test('nodes in another order differ, those that kept their place do not', () => {
  const before = [box('s', node('a'), node('b'), node('c'))];
  const after = [box('s', node('b'), node('a'), node('c'))];
  expect(differences(before, after)).toEqual({ before: { b: 1, a: 2 }, after: { b: 1, a: 2 }, count: 2 });
});
