import { expect, test } from 'vitest';
import type { Command } from '../commands/command.ts';
import type { DocumentNode } from '../node.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { instancesOf } from './instances.ts';
import { detachGone } from './map-instances.ts';
import { linkedSeeds } from './module-seeds.ts';
import { linkedModuleIds, nestingProblem } from './nesting-problem.ts';
import { overridesOf } from './overrides.ts';

const image = node('im', 'image', { props: { src: '/a.png', alt: 'A' } });
const open = { ...button('bu', 'Theirs'), open: ['label', 'style.color'] };
const column = (id: string, ...children: readonly DocumentNode[]) => node(id, 'column', { children });
const section = (id: string, ...columns: readonly DocumentNode[]) => node(id, 'section', { children: columns });

const module = [
  section('m1', column('m1c', open, { ...image, open: ['src'] })),
  section('m2', column('m2c', button('shut', 'Sealed'))),
];

/** A mail with a section of its own between two linked ones; ids of its own are a (section), ac (column), x (button). */
function linkedMail(): TestEditor {
  const editor = new TestEditor({ document: mail(section('a', column('ac', button('x')))) });
  editor.insert(linkedSeeds(module, { moduleId: 'm', version: 1, name: 'Hero' }), { parentId: 'w', index: 0 });
  return editor;
}

/** The node of the mail that was made from a node of the module. */
function made(editor: TestEditor, origin: string): DocumentNode {
  for (const id of ['section', 'column', 'button', 'image'].flatMap((type) => editor.all(type))) {
    if (editor.node(id).origin === origin) return editor.node(id);
  }
  throw new Error(`nothing made from ${origin}`);
}

const seed = { type: 'button', props: { label: 'Go', href: '' }, style: {} };

const sealed: readonly [string, (id: (origin: string) => string) => Command][] = [
  ['insert into', (id) => ({ type: 'insert', nodes: [seed], target: { parentId: id('m1c'), index: 0 } })],
  ['insert a column into', (id) => ({ type: 'insert', nodes: [seed], target: { parentId: id('m1'), index: 0 } })],
  ['move into', (id) => ({ type: 'move', ids: ['x'], target: { parentId: id('m1c'), index: 0 } })],
  ['move out of', (id) => ({ type: 'move', ids: [id('bu')], target: { parentId: 'ac', index: 0 } })],
  ['move within', (id) => ({ type: 'move', ids: [id('bu')], target: { parentId: id('m1c'), index: 2 } })],
  ['remove from', (id) => ({ type: 'remove', ids: [id('bu')] })],
  ['duplicate in', (id) => ({ type: 'duplicate', ids: [id('bu')] })],
  ['change a closed prop in', (id) => ({ type: 'updateProps', id: id('bu'), props: { href: '/x' } })],
  [
    'change a closed prop with an open one in',
    (id) => ({ type: 'updateProps', id: id('bu'), props: { label: 'x', href: '/x' } }),
  ],
  ['ask to change what has nothing open in', (id) => ({ type: 'updateProps', id: id('shut'), props: {} })],
  ['change a closed style in', (id) => ({ type: 'updateStyle', ids: [id('bu')], style: { fontSize: 12 } })],
  [
    'change an open style for phones in',
    (id) => ({ type: 'updateStyle', ids: [id('bu')], style: { color: '#111111' }, screen: 'phone' }),
  ],
  ['style, with others,', (id) => ({ type: 'updateStyle', ids: ['x', id('shut')], style: { color: '#111111' } })],
  [
    'paste a style into',
    (id) => ({ type: 'pasteStyle', ids: [id('bu')], source: { type: 'button', style: { fontSize: 12 } } }),
  ],
  ['lay out', (id) => ({ type: 'setLayout', id: id('m1'), shares: [50, 50] })],
  ['rename', (id) => ({ type: 'rename', id: id('m1'), name: 'Mine' })],
  ['name for links', (id) => ({ type: 'setAnchor', id: id('bu'), anchor: 'top' })],
  ['open fields of', (id) => ({ type: 'setOpenFields', id: id('shut'), open: ['label'] })],
];

test.each(sealed)('nobody can %s a linked module', (_, command) => {
  const editor = linkedMail();
  const before = editor.document;
  const wanted = command((origin) => made(editor, origin).id);
  expect(editor.editor.can(wanted)).toEqual({ ok: false, reason: 'IN_LINKED_MODULE' });
  expect(editor.run(wanted).refusal).toBe('IN_LINKED_MODULE');
  expect(editor.document).toBe(before);
});

test('its sections can be moved apart, removed and duplicated, and others be put between them', () => {
  const editor = linkedMail();
  editor.add('section', 'w', 1);
  expect(editor.refusal).toBeNull();
  editor.move(made(editor, 'm2').id, 'w', 0);
  expect(editor.refusal).toBeNull();
  expect(instancesOf(editor.document)[0]?.nodes.map(({ origin }) => origin)).toEqual(['m2', 'm1']);
  editor.duplicate([made(editor, 'm1').id]);
  expect(instancesOf(editor.document).map(({ nodes }) => nodes.length)).toEqual([2, 1]);
  editor.remove([made(editor, 'm2').id]);
  expect(editor.refusal).toBeNull();
});

test('an open field can be changed: the mail keeps what the module has, until both say the same again', () => {
  const editor = linkedMail();
  const button = () => made(editor, 'bu');
  editor.select(button().id).set('label', 'Mine');
  expect(button()).toMatchObject({ props: { label: 'Mine' }, base: { label: 'Theirs' } });
  expect(overridesOf(button(), fakeRegistry)).toEqual(['label']);
  editor.style({ color: '#123456' });
  expect(button().base).toEqual({ label: 'Theirs', 'style.color': null });
  expect(instancesOf(editor.document)[0]?.overrides).toBe(1);
  editor.set('label', 'Ours').set('label', 'Theirs');
  expect(button().base).toEqual({ 'style.color': null });
  editor.style({ color: null });
  expect(button()).not.toHaveProperty('base');
});

test('another picture brings its own text along, and both are reset together', () => {
  const editor = linkedMail();
  const picture = () => made(editor, 'im');
  editor.select(picture().id).patch({ src: '/mine.png', alt: 'Mine' });
  expect(picture().base).toEqual({ src: '/a.png', alt: 'A' });
  editor.run({ type: 'resetOverrides', id: picture().id, fields: ['src'] });
  expect(picture().props).toEqual(image.props);
  expect(picture()).not.toHaveProperty('base');
});

test('all that is changed in a section is reset in one step', () => {
  const editor = linkedMail();
  const before = editor.document;
  editor.select(made(editor, 'bu').id).set('label', 'Mine').style({ color: '#123456' });
  editor.run({ type: 'resetOverrides', id: made(editor, 'm1').id });
  expect(editor.document).toEqual(before);
  editor.undo();
  expect(made(editor, 'bu').props.label).toBe('Mine');
});

test('detached, it looks the same and all of it can be changed; other linked modules stay', () => {
  const editor = linkedMail();
  editor.duplicate([made(editor, 'm1').id]);
  editor.select(made(editor, 'bu').id).set('label', 'Mine');
  editor.run({ type: 'detach', ids: [made(editor, 'shut').id] });
  expect(instancesOf(editor.document)).toHaveLength(1);
  const copy = editor.all('button')[0] ?? '';
  expect(editor.node(copy)).toEqual({ ...button(copy, 'Mine') });
  expect(editor.select(copy).set('href', '/x').refusal).toBeNull();
});

test('what is linked to a module that is gone is a copy', () => {
  const editor = linkedMail();
  expect(detachGone(editor.document, () => false)).toBe(editor.document);
  const { nodes } = detachGone(editor.document, (id) => id === 'm');
  expect(instancesOf({ nodes })).toEqual([]);
  expect(JSON.stringify(nodes)).not.toMatch(/"(origin|open|base|instance)"/);
});

test('a module holds modules that hold none, and never itself', () => {
  const inside = (id: string) => (id === 'outer' ? ['inner'] : []);
  const around = (id: string) => (id === 'inner' ? ['outer'] : []);
  const holding = (moduleId: string) =>
    new TestEditor().insert(linkedSeeds(module, { moduleId, version: 1, name: '' }), { parentId: 'n1', index: 0 })
      .document.nodes;
  const answer = (moduleId: string | null, of: string) =>
    nestingProblem(moduleId, linkedModuleIds(holding(of)), { inside, around });
  expect(answer('x', 'inner')).toBeNull();
  expect(answer(null, 'inner')).toBeNull();
  expect(answer('x', 'outer')).toBe('MODULE_NESTED_TOO_DEEP');
  expect(answer('inner', 'x')).toBe('MODULE_NESTED_TOO_DEEP');
  expect(answer('inner', 'outer')).toBe('MODULE_IN_ITSELF');
  expect(answer('x', 'x')).toBe('MODULE_IN_ITSELF');
  expect(nestingProblem('x', linkedModuleIds(module), { inside, around })).toBeNull();
});
