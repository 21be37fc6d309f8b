import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import type { DocumentNode } from '../node.ts';
import { fromSeeds, toSeed } from '../seed.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { instanceAt, instancesOf } from './instances.ts';
import { moduleDocument, moduleKindOf, moduleNodes } from './module-document.ts';
import { copySeeds, linkedSeeds } from './module-seeds.ts';

const footer = { moduleId: 'footer', version: 3, name: 'Footer' };

function section(id: string, ...blocks: readonly DocumentNode[]) {
  return node(id, 'section', { children: [node(`${id}c`, 'column', { children: blocks })] });
}

const nodes = [section('a', { ...button('x'), open: ['label'] }), section('b', button('y'))];

test('a module is inserted linked: all sections share one instance, all nodes know what they were made from', () => {
  const { document } = new TestEditor().insert(linkedSeeds(nodes, footer), { parentId: 'n1', index: 0 });
  const [linked, ...others] = instancesOf(document);
  expect(others).toEqual([]);
  expect(linked?.instance).toMatchObject(footer);
  expect(linked?.nodes.map(({ origin, instance }) => [origin, instance?.id])).toEqual([
    ['a', linked?.instance.id],
    ['b', linked?.instance.id],
  ]);
  const made = linked?.nodes[0]?.children?.[0]?.children?.[0];
  expect(made).toMatchObject({ type: 'button', origin: 'x', open: ['label'], props: { label: 'Go' } });
  expect(made?.id).not.toBe('x');
  expect(instanceAt(document, made?.id ?? '')?.top).toBe(linked?.nodes[0]);
  expect(instanceAt(document, 'n1')).toBeUndefined();
});

test('inserted twice it is two linked modules, and so is a copy of it', () => {
  const twice = [...linkedSeeds(nodes, footer), ...linkedSeeds(nodes, footer)];
  const editor = new TestEditor().insert(twice, { parentId: 'n1', index: 0 });
  const count = () => instancesOf(editor.document).map((linked) => linked.nodes.length);
  expect(count()).toEqual([2, 2]);
  const first = instancesOf(editor.document)[0]?.nodes.map(({ id }) => id) ?? [];
  editor.duplicate(first);
  expect(count()).toEqual([2, 2, 2]);
  expect(new Set(instancesOf(editor.document).map(({ instance }) => instance.id)).size).toBe(3);
});

test('inserted as a copy, or taken out of a linked module, nodes have no mark', () => {
  expect(JSON.stringify(copySeeds(nodes))).not.toMatch(/"(instance|origin|open|base)"/);
  const linked = fromSeeds(linkedSeeds(nodes, footer), fakeRegistry)[0];
  const block = linked?.children?.[0]?.children?.[0];
  expect(linked && toSeed(linked)).toHaveProperty('instance');
  expect(block && toSeed(block)).toEqual({ type: 'button', version: 2, props: { label: 'Go', href: '' }, style: {} });
});

test('a module that is linked in a module leaves no mark of its own in a mail', () => {
  const inner = fromSeeds(linkedSeeds([{ ...button('i'), open: ['label'] }], footer), fakeRegistry)[0];
  const outer = section('o', ...(inner ? [inner] : []));
  const [seed] = linkedSeeds([outer], { moduleId: 'outer', version: 1, name: 'Outer' });
  expect(seed?.instance?.moduleId).toBe('outer');
  const block = seed?.children?.[0]?.children?.[0];
  expect(block).toMatchObject({ origin: inner?.id });
  expect(block).not.toHaveProperty('instance');
  expect(block).not.toHaveProperty('open');
});

test('a module is edited as a mail, out of which the same nodes are read', () => {
  const options = { settings: DEFAULT_SETTINGS, registry: fakeRegistry };
  const sections = moduleDocument(nodes, { ...options, kind: 'sections' });
  expect(moduleNodes(sections, 'sections')).toEqual(nodes);
  const block = button('x');
  const single = moduleDocument([block], { ...options, kind: 'block' });
  expect(new TestEditor({ document: single }).outline()).toBe('page-wrapper(section(column(button)))');
  expect(moduleNodes(single, 'block')).toEqual([block]);
  expect(moduleNodes(mail(section('s', button('x'), button('y'))), 'block')).toBeUndefined();
  expect(moduleNodes(mail(), 'sections')).toBeUndefined();
  expect(moduleKindOf(nodes, fakeRegistry)).toBe('sections');
  expect(moduleKindOf([block], fakeRegistry)).toBe('block');
  expect(moduleKindOf([block, block], fakeRegistry)).toBeUndefined();
});
