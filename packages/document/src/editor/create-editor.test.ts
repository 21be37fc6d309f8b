import { expect, test } from 'vitest';
import { mail } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';

test('the document given counts as saved, undoing back to it too', () => {
  const editor = new TestEditor();
  const { saved } = editor.editor.getState();
  editor.add('button');
  expect(editor.document).not.toBe(saved);
  expect(editor.undo().document).toBe(saved);
  editor.redo().editor.markSaved(editor.document);
  expect(editor.editor.getState().saved).toBe(editor.document);
});

test('values that a schema refuses are refused, and nothing changes', () => {
  const editor = new TestEditor().add('button');
  const { document } = editor;
  expect(editor.set('label', 5).refusal).toBe('INVALID_VALUE');
  expect(editor.style({ color: 'red;x:y' }).refusal).toBe('INVALID_VALUE');
  expect(editor.style({ fontSize: 12, phone: 4 } as never).refusal).toBe('INVALID_VALUE');
  expect(editor.settings({ lineSpacing: 110 as never }).refusal).toBe('INVALID_VALUE');
  expect(editor.document).toBe(document);
});

test('selection is kept in document order, without doubles and unknown ids', () => {
  const editor = new TestEditor().add('button').add('image').add('text');
  const [button = '', image = ''] = [...editor.all('button'), ...editor.all('image')];
  expect(editor.select(image, 'gone', button, image).selection).toEqual([button, image]);
});

test('what is selected is let go when it is taken away', () => {
  const editor = new TestEditor().add('button').add('image').add('text');
  const [section = ''] = editor.all('section').slice(1);
  editor.select(...editor.all('image')).remove([section]);
  expect(editor.all('section')).toContain(editor.selection[0]);
  expect(editor.remove(editor.all('section')).selection).toEqual([editor.wrapper]);
});

test('copies are selected', () => {
  const editor = new TestEditor().add('button').duplicate();
  expect(editor.all('button')).toHaveLength(2);
  expect(editor.selection).toEqual(editor.all('button').slice(1));
});

test('listeners hear of each change with the state before, until they leave', () => {
  const editor = new TestEditor();
  const heard: string[] = [];
  const leave = editor.editor.subscribe((state, previous) => {
    heard.push(`${previous.undoLabel} > ${state.undoLabel}`);
  });
  editor.add('button').set('label', 'Button').set('label', 'Go').undo();
  leave();
  editor.undo();
  expect(heard).toEqual([
    'null > insert:button',
    'insert:button > update:button:label',
    'update:button:label > insert:button',
  ]);
});

test('a document can be replaced as one step that undo takes back', () => {
  const editor = new TestEditor().add('button');
  const before = editor.document;
  expect(editor.replace(mail(), 'clear').selection).toEqual([]);
  expect(editor.editor.getState().undoLabel).toBe('clear');
  expect(editor.undo().document).toBe(before);
});

test('a node can be given a name for the layers tree', () => {
  const editor = new TestEditor().add('button').rename('n4', 'Call to action');
  expect(editor.node('n4').name).toBe('Call to action');
  expect(editor.rename('n4', 'x'.repeat(201)).refusal).toBe('INVALID_VALUE');
});

test('changing the layout of a section is one step that keeps what its columns hold', () => {
  const editor = new TestEditor().add('section-2');
  const [section = ''] = editor.all('section');
  const [left = '', right = ''] = editor.all('column');
  editor.add('button', left).add('text', right);
  expect(editor.editor.run({ type: 'setLayout', id: section, shares: [100] })).toEqual({ ok: true, ids: [section] });
  expect(editor.outline()).toBe('page-wrapper(section(column(button text)))');
  expect(editor.node(section).props.columns).toEqual([100]);
  expect(editor.editor.getState().undoLabel).toBe('layout:section');
  editor.undo();
  expect(editor.outline()).toBe('page-wrapper(section(column(button) column(text)))');
  expect(editor.editor.run({ type: 'setLayout', id: section, shares: [1, 1, 1, 1, 1, 1, 1] })).toEqual({
    ok: false,
    reason: 'INVALID_VALUE',
  });
  expect(editor.editor.run({ type: 'setLayout', id: left, shares: [100] })).toEqual({ ok: false, reason: 'NOT_HERE' });
});
