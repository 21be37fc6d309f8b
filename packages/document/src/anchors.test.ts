import { expect, test } from 'vitest';
import { anchorNames, anchorProblem } from './anchors.ts';
import { readDocument } from './read/read-document.ts';
import { toSeed } from './seed.ts';
import { fakeRegistry } from './testing/fake-registry.ts';
import { TestEditor } from './testing/test-editor.ts';
import { writeDocument } from './write-document.ts';

const BROKEN = ['2nd', 'two words', '#prices', 'a"onclick="', 'x'.repeat(65), 'ü'];

test('a block has a name for links, one step of the history, and loses it again', () => {
  const editor = new TestEditor().add('button');
  const [id] = editor.selection;
  expect(editor.editor.run({ type: 'setAnchor', id: id!, anchor: 'prices' })).toEqual({ ok: true, ids: [id] });
  expect(editor.node(id!).anchor).toBe('prices');
  expect(editor.editor.getState().undoLabel).toBe('anchor:button');
  editor.editor.run({ type: 'setAnchor', id: id!, anchor: '' });
  expect(editor.node(id!)).not.toHaveProperty('anchor');
  expect(editor.undo(2).node(id!)).not.toHaveProperty('anchor');
});

test('two blocks of a mail cannot have the same name, and a copy has none', () => {
  const editor = new TestEditor().add('button');
  const [first] = editor.selection;
  editor.editor.run({ type: 'setAnchor', id: first!, anchor: 'prices' });
  editor.duplicate([first!]);
  const [copy] = editor.selection;
  expect(editor.node(copy!)).not.toHaveProperty('anchor');
  expect(anchorProblem(editor.document, copy!, 'prices')).toBe('taken');
  expect(editor.editor.run({ type: 'setAnchor', id: copy!, anchor: 'prices' })).toEqual({
    ok: false,
    reason: 'INVALID_VALUE',
  });
  expect(anchorProblem(editor.document, first!, 'prices')).toBeNull();
  expect(anchorNames(editor.document)).toEqual(['prices']);
  expect(toSeed(editor.node(first!))).not.toHaveProperty('anchor');
});

test.each(BROKEN)('%j is no name for links', (name) => {
  const editor = new TestEditor().add('button');
  const [id] = editor.selection;
  expect(anchorProblem(editor.document, id!, name)).toBe('characters');
  expect(editor.editor.run({ type: 'setAnchor', id: id!, anchor: name })).toEqual({
    ok: false,
    reason: 'INVALID_VALUE',
  });
});

test('a name is stored and read again', () => {
  const editor = new TestEditor().add('button');
  editor.editor.run({ type: 'setAnchor', id: editor.selection[0]!, anchor: 'prices' });
  const stored = JSON.parse(JSON.stringify(writeDocument(editor.document)));
  expect(anchorNames(readDocument(stored, fakeRegistry).document)).toEqual(['prices']);
});
