import { describe, expect, it, test } from 'vitest';
import { TestEditor } from '../testing/test-editor.ts';

const TYPING = { coalesce: 'typing' };

function labels(editor: TestEditor): readonly string[] {
  return editor.editor.getHistory().steps.map(({ label }) => label);
}

test('typing is one step until it pauses for 800 ms', () => {
  const editor = new TestEditor().add('button').set('label', 'G', TYPING).wait(799).set('label', 'Go', TYPING);
  expect(labels(editor)).toEqual(['start', 'insert:button', 'update:button:label']);
  editor.wait(800).set('label', 'Go!', TYPING);
  expect(labels(editor)).toHaveLength(4);
  expect(editor.undo().selected.props.label).toBe('Go');
  expect(editor.undo().selected.props.label).toBe('Button');
});

test('a step keeps the command that made it, and letters typed in a row are one command', () => {
  const editor = new TestEditor().add('button').set('label', 'G', TYPING).set('label', 'Go', TYPING);
  const { id } = editor.selected;
  editor.style({ color: '#111111', fontSize: 20 }, TYPING).style({ color: null }, TYPING).remove([id]);
  const [start, added, typed, removed] = editor.editor.getHistory().steps;
  expect(start?.commands).toEqual([]);
  expect(added?.commands).toMatchObject([{ type: 'insert', nodes: [{ type: 'button' }], target: { parentId: 'n1' } }]);
  expect(typed?.commands).toEqual([
    { type: 'updateProps', id, props: { label: 'Go' } },
    { type: 'updateStyle', ids: [id], style: { color: null, fontSize: 20 } },
  ]);
  expect(removed?.commands).toEqual([{ type: 'remove', ids: [id] }]);
});

test('a step records the ids that its commands gave, items of lists within the command, refused ones none', () => {
  const editor = new TestEditor().add('menu');
  const menu = editor.selected;
  editor.move(menu.id, 'nowhere');
  editor.patch({ items: [{ id: 'x', label: 'A' }] }, TYPING).patch({ items: [{ label: 'A' }, { label: 'B' }] }, TYPING);
  editor.duplicate([menu.id]);
  const [added, typed, copied] = editor.editor.getHistory().steps.slice(1);
  expect(added?.newIds).toContain(menu.id);
  const items = [
    { label: 'A', id: 'x' },
    { label: 'B', id: expect.stringMatching(/^n\d+$/) },
  ];
  expect(typed?.commands).toEqual([{ type: 'updateProps', id: menu.id, props: { items } }]);
  expect(typed?.newIds).toEqual([]);
  expect(copied?.newIds).toHaveLength(3);
  expect(copied?.newIds[0]).toBe(editor.selected.id);
});

test('edits of several nodes or screens in one step keep a command each, in order', () => {
  const editor = new TestEditor().add('button').add('image');
  const [button = '', image = ''] = [...editor.all('button'), ...editor.all('image')];
  const style = { paddingTop: 4 };
  editor.run({ type: 'updateProps', id: image, props: { alt: 'A' } }, TYPING);
  editor.run({ type: 'updateProps', id: button, props: { label: 'B' } }, TYPING);
  editor.run({ type: 'updateStyle', ids: [button], style }, TYPING);
  editor.run({ type: 'updateStyle', ids: [button], style, screen: 'phone' }, TYPING);
  editor.run({ type: 'updateSettings', settings: { width: 500 } }, TYPING);
  editor.run({ type: 'updateSettings', settings: { width: 510, padding: 0 } }, TYPING);
  const step = editor.editor.getHistory().steps.at(-1);
  expect(step?.commands).toEqual([
    { type: 'updateProps', id: image, props: { alt: 'A' } },
    { type: 'updateProps', id: button, props: { label: 'B' } },
    { type: 'updateStyle', ids: [button], style },
    { type: 'updateStyle', ids: [button], style, screen: 'phone' },
    { type: 'updateSettings', settings: { width: 510, padding: 0 } },
  ]);
});

test('another kind of edit, a jump of the selection, a save or undo ends the run', () => {
  const editor = new TestEditor().add('button').set('label', 'a', TYPING);
  editor.set('label', 'b', { coalesce: 'other' });
  expect(labels(editor)).toHaveLength(4);
  const id = editor.selected.id;
  editor.select().select(id).set('label', 'c', { coalesce: 'other' });
  expect(labels(editor)).toHaveLength(5);
  editor.editor.markSaved(editor.document);
  editor.set('label', 'd', { coalesce: 'other' });
  expect(labels(editor)).toHaveLength(6);
  editor.undo();
  expect(editor.document).toBe(editor.editor.getState().saved);
  editor.set('label', 'e', { coalesce: 'other' });
  expect(editor.undo().selected.props.label).toBe('c');
});

test('undo selects again what was selected, redo what the edit selected', () => {
  const editor = new TestEditor().add('button').add('image');
  const [button, image] = [editor.all('button'), editor.all('image')];
  editor.select(...button).remove(image);
  expect(editor.selection).not.toEqual(button);
  const afterwards = editor.selection;
  expect(editor.undo().selection).toEqual(button);
  expect(editor.redo().selection).toEqual(afterwards);
});

describe('a step that is withdrawn', () => {
  it('has never been: neither its own step is left, nor is what had been undone before it lost', () => {
    const editor = new TestEditor().add('button').add('image').undo();
    const [button, before, line] = [editor.selection, editor.document, editor.editor.getHistory()];
    editor.editor.markSaved(before);
    editor.add('text');
    expect(editor.editor.withdraw(editor.document)).toBe(true);
    expect(editor.editor.getHistory()).toEqual(line);
    expect(editor.document).toBe(editor.editor.getState().saved);
    expect(editor.selection).toEqual(button);
    expect(editor.editor.getState()).toMatchObject({ undoLabel: 'insert:button', redoLabel: 'insert:image' });
    expect(editor.redo().all('image')).toHaveLength(1);
  });

  it('is the latest one, shown and not saved; any other stays', () => {
    const editor = new TestEditor().add('button');
    const first = editor.document;
    editor.add('image');
    expect(editor.editor.withdraw(first)).toBe(false);
    const second = editor.document;
    editor.undo();
    expect(editor.editor.withdraw(first)).toBe(false);
    editor.redo().editor.markSaved(second);
    expect(editor.editor.withdraw(second)).toBe(false);
    expect(labels(editor)).toEqual(['start', 'insert:button', 'insert:image']);
    expect(editor.document).toBe(second);
  });

  it('is nothing that a mail begins with', () => {
    const editor = new TestEditor();
    expect(editor.editor.withdraw(editor.document)).toBe(false);
  });
});

test('an edit after undo forgets what was undone', () => {
  const editor = new TestEditor().add('button').add('image').undo().add('text');
  expect(labels(editor)).toEqual(['start', 'insert:button', 'insert:text']);
  expect(editor.editor.getState().redoLabel).toBeNull();
});

test('labels of undo and redo name the step that would go and the one that would come back', () => {
  const editor = new TestEditor().add('button').set('label', 'Go').undo();
  expect(editor.editor.getState()).toMatchObject({ undoLabel: 'insert:button', redoLabel: 'update:button:label' });
  editor.undo(5);
  expect(editor.editor.getState()).toMatchObject({ undoLabel: null, redoLabel: 'insert:button' });
});

test('a panel can list the steps and jump to one, back and forth', () => {
  const editor = new TestEditor().add('button').add('image').add('text');
  editor.editor.jumpTo(1);
  expect(editor.outline()).toBe('page-wrapper(section(column(button)))');
  expect(editor.editor.getHistory().position).toBe(1);
  editor.editor.jumpTo(3);
  expect(editor.all('text')).toHaveLength(1);
  editor.editor.jumpTo(17);
  expect(editor.editor.getHistory().position).toBe(3);
});

test('an edit that changes nothing is no step', () => {
  const editor = new TestEditor().add('button').set('label', 'Button');
  expect(labels(editor)).toEqual(['start', 'insert:button']);
});

test('the oldest steps go when the limit is reached, the last one can always be undone', () => {
  const editor = new TestEditor({ historyLimit: 100_000 }).add('html');
  for (let step = 0; step < 40; step += 1) editor.set('source', String(step).padEnd(5000, 'x'));
  const { steps, position } = editor.editor.getHistory();
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThan(12);
  expect(position).toBe(steps.length - 1);
  editor.set('source', 'y'.repeat(200_000));
  expect(editor.editor.getHistory().steps).toHaveLength(2);
  expect(String(editor.undo().node(editor.all('html')[0] ?? '').props.source).slice(0, 3)).toBe('39x');
});

test('a history kept earlier goes on where it stood: undo, redo, labels, selection and what was saved', () => {
  const before = new TestEditor().add('button').set('label', 'Go').set('label', 'Gone').undo();
  const line = before.editor.getHistory();
  const after = new TestEditor();
  expect(after.editor.resumeHistory(line, 1)).toEqual({ ok: true, ids: [] });
  expect(after.selected.props.label).toBe('Go');
  expect(after.editor.getState()).toMatchObject({
    undoLabel: 'update:button:label',
    redoLabel: 'update:button:label',
  });
  expect(after.editor.getState().document).not.toBe(after.editor.getState().saved);
  after.undo();
  expect(after.editor.getState().document).toBe(after.editor.getState().saved);
  expect(after.redo(2).selected.props.label).toBe('Gone');
  expect(labels(after)).toEqual(labels(before));
});

test('a history of nothing, or for a mail that may only be read, is not taken', () => {
  const line = new TestEditor().add('button').editor.getHistory();
  const reader = new TestEditor({ context: { readOnly: true } });
  expect(reader.editor.resumeHistory(line)).toEqual({ ok: false, reason: 'READ_ONLY' });
  expect(reader.outline()).toBe('page-wrapper');
  const editor = new TestEditor();
  const { document } = editor;
  editor.editor.resumeHistory({ steps: [], position: 0 });
  expect(editor.document).toBe(document);
});

test('what belongs to an edit joins its step however late it comes, as long as nothing else was done', () => {
  const editor = new TestEditor().add('button').set('label', 'Go');
  const { document } = editor;
  const { id } = editor.selected;
  editor.editor.breakCoalescing();
  editor.wait(5000).run({ type: 'updateProps', id, props: { href: '/a' } }, { joins: document });
  expect(labels(editor)).toEqual(['start', 'insert:button', 'update:button:label']);
  editor.undo();
  expect(editor.selected.props).toMatchObject({ label: 'Button', href: '' });
  editor.redo();
  expect(editor.selected.props).toMatchObject({ label: 'Go', href: '/a' });
  const earlier = editor.document;
  editor.set('label', 'Gone').run({ type: 'updateProps', id, props: { href: '/b' } }, { joins: earlier });
  expect(labels(editor)).toHaveLength(5);
  editor.undo();
  expect(editor.selected.props).toMatchObject({ label: 'Gone', href: '/a' });
});
