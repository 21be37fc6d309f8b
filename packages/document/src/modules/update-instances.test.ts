import { expect, test } from 'vitest';
import type { DocumentNode } from '../node.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { walk } from '../tree/walk.ts';
import { instancesOf } from './instances.ts';
import { linkedSeeds } from './module-seeds.ts';
import { updateInstances } from './update-instances.ts';

const section = (id: string, ...blocks: readonly DocumentNode[]) =>
  node(id, 'section', { children: [node(`${id}c`, 'column', { children: blocks })] });
const open = (id: string, label: string) => ({ ...button(id, label), open: ['label'] });

const first = [section('m1', open('b1', 'One')), section('m2', button('b2', 'Two'))];

function linkedMail(nodes: readonly DocumentNode[] = first): TestEditor {
  const own = section('own', button('x', 'Own'));
  const editor = new TestEditor({ document: mail(own) });
  return editor.insert(linkedSeeds(nodes, { moduleId: 'm', version: 1, name: 'Hero' }), { parentId: 'w', index: 0 });
}

function update(editor: TestEditor, nodes: readonly DocumentNode[], version = 2): TestEditor {
  return editor.run({ type: 'updateModule', moduleId: 'm', version, name: 'Hero', nodes });
}

function labels(editor: TestEditor): readonly unknown[] {
  return editor.all('button').map((id) => editor.node(id).props.label);
}

function idsByOrigin(editor: TestEditor): ReadonlyMap<string | undefined, string> {
  const ids = new Map<string | undefined, string>();
  walk(editor.document, (each) => ids.set(each.origin, each.id));
  return ids;
}

test('nodes that the module still has keep their ids and what the mail changed in them', () => {
  const editor = linkedMail();
  const before = idsByOrigin(editor);
  editor.select(before.get('b1') ?? '').set('label', 'Mine');
  // The button has moved into the other section, where one more has come.
  update(editor, [section('m1'), section('m2', button('b2', 'Two!'), open('b1', 'Uno'), button('b3', 'Three'))]);
  expect(editor.refusal).toBeNull();
  expect(labels(editor)).toEqual(['Two!', 'Mine', 'Three', 'Own']);
  const after = idsByOrigin(editor);
  for (const origin of ['m1', 'm1c', 'm2', 'm2c', 'b1', 'b2']) expect(after.get(origin)).toBe(before.get(origin));
  expect(editor.node(after.get('b1') ?? '').base).toEqual({ label: 'Uno' });
  expect(instancesOf(editor.document)[0]?.instance).toMatchObject({ version: 2, moduleId: 'm' });
  editor.run({ type: 'resetOverrides', id: after.get('b1') ?? '', fields: ['label'] });
  expect(labels(editor)).toEqual(['Two!', 'Uno', 'Three', 'Own']);
  editor.undo(2);
  expect(labels(editor)).toEqual(['Mine', 'Two', 'Own']);
});

test('a change stays when its field is closed or the module comes to say the same; it goes with its block', () => {
  const editor = linkedMail();
  const id = idsByOrigin(editor).get('b1') ?? '';
  editor.select(id).set('label', 'Mine');
  update(editor, [section('m1', open('b1', 'Mine')), section('m2')]);
  expect(editor.node(id).base).toEqual({ label: 'Mine' });
  update(editor, [section('m1', button('b1', 'Third')), section('m2')], 3);
  expect(editor.node(id)).toMatchObject({ props: { label: 'Mine' }, base: { label: 'Third' } });
  expect(editor.select(id).set('label', 'More').refusal).toBe('IN_LINKED_MODULE');
  update(editor, [section('m1', node('b1', 'text', { props: { text: [] } })), section('m2')], 4);
  expect(editor.node(id)).toMatchObject({ type: 'text', props: { text: [] } });
  expect(editor.node(id)).not.toHaveProperty('base');
});

test('sections next to each other become what the module has, in its order', () => {
  const editor = linkedMail();
  editor.remove([idsByOrigin(editor).get('m2') ?? '']);
  update(editor, [section('m3', button('b3', 'Three')), section('m2', button('b2', 'Two')), ...first.slice(0, 1)]);
  expect(labels(editor)).toEqual(['Three', 'Two', 'One', 'Own']);
  update(editor, [section('m4', button('b4', 'Four'))], 3);
  expect(labels(editor)).toEqual(['Four', 'Own']);
});

test('sections that the mail has parted stay where they are, and a new one comes after the one before it', () => {
  const editor = linkedMail();
  editor.move(idsByOrigin(editor).get('m2') ?? '', 'w', 3);
  expect(labels(editor)).toEqual(['One', 'Own', 'Two']);
  const more = [section('m0', button('b0', 'Zero')), ...first, section('m3', button('b3', 'Three'))];
  update(editor, [...more.slice(0, 2), section('m5', button('b5', 'Half')), ...more.slice(2)]);
  expect(labels(editor)).toEqual(['Zero', 'One', 'Half', 'Own', 'Two', 'Three']);
  update(editor, first.slice(1), 3);
  expect(labels(editor)).toEqual(['Own', 'Two']);
});

test('all copies are updated, those of other modules and the mail itself are the same objects', () => {
  const editor = linkedMail();
  editor.duplicate(instancesOf(editor.document)[0]?.nodes.map(({ id }) => id) ?? []);
  editor.insert(linkedSeeds(first, { moduleId: 'other', version: 1, name: '' }), { parentId: 'w', index: 9 });
  const other = editor.document.nodes[0]?.children?.slice(-2);
  const [kept] = editor.document.nodes[0]?.children ?? [];
  update(editor, [...first.slice(0, 1), section('m2', button('b2', 'New'))]);
  expect(labels(editor)).toEqual(['One', 'New', 'One', 'New', 'Own', 'One', 'Two']);
  expect(editor.document.nodes[0]?.children?.slice(-2)).toEqual(other);
  expect(editor.document.nodes[0]?.children?.at(-1)).toBe(other?.[1]);
  // Of a section without a change the block below is the same object; the section itself names the version.
  expect(editor.document.nodes[0]?.children?.[0]?.children).toBe(kept?.children);
});

test('a mail that shows the version already is the same object, and no step', () => {
  const editor = linkedMail();
  const { document } = editor;
  const content = { moduleId: 'm', version: 1, name: 'Hero', nodes: [] };
  expect(updateInstances(document, content, fakeRegistry)).toBe(document);
  expect(update(editor, first, 1).refusal).toBeNull();
  expect(editor.document).toBe(document);
});

test('items of a list keep the ids that the module knows them by', () => {
  const items = (...labels: readonly string[]) => labels.map((label, index) => ({ id: `k${index}`, label }));
  const menu = (...words: readonly string[]) =>
    section('m1', node('me', 'menu', { props: { items: items(...words) } }));
  const editor = linkedMail([menu('Home')]);
  const shown = () => editor.node(editor.all('menu')[0] ?? '').props.items;
  expect(shown()).toEqual(items('Home'));
  update(editor, [menu('Home', 'Shop')]);
  expect(shown()).toEqual(items('Home', 'Shop'));
});

test('a version with more than a mail may hold is refused', () => {
  const editor = linkedMail();
  editor.add('form-data-table', editor.parentOf('x') ?? '');
  update(editor, [section('m1', node('f', 'form-data-table'))]);
  expect(editor.refusal).toBe('ONE_FORM_DATA_TABLE');
});
