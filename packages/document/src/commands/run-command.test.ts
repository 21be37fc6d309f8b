import { expect, test } from 'vitest';
import { commandedMail, SAMPLE_COMMANDS } from '../testing/sample-commands.ts';
import { button, mail } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import type { Command } from './command.ts';

const possible = Object.values(SAMPLE_COMMANDS);

const refused: readonly Command[] = [
  { type: 'insert', nodes: [button('x')], target: { parentId: 'nowhere', index: 0 } },
  { type: 'move', ids: ['c'], target: { parentId: 'c', index: 0 } },
  { type: 'remove', ids: ['w'] },
  { type: 'duplicate', ids: ['w'] },
  { type: 'updateProps', id: 'a', props: { label: 7 } },
  { type: 'setLayout', id: 'a', shares: [50, 50] },
  { type: 'updateStyle', ids: ['a'], style: { color: 'no color' } },
  { type: 'pasteStyle', ids: ['gone'], source: { type: 'image', style: {} } },
  { type: 'updateSettings', settings: { width: 5 } },
  { type: 'rename', id: 'a', name: 'x'.repeat(201) },
  { type: 'setAnchor', id: 'a', anchor: '7' },
  { type: 'detach', ids: ['a'] },
  { type: 'setOpenFields', id: 'a', open: ['constructor'] },
  { type: 'resetOverrides', id: 'a' },
  { type: 'updateModule', moduleId: 'gone', version: 2, name: '', nodes: [button('x')] },
  { type: 'replaceDocument', document: { ...mail(), nodes: [...mail().nodes, ...mail().nodes] }, action: 'import' },
];

test.each(possible)('$type is done, and the history keeps it', (command) => {
  const { editor } = new TestEditor({ document: commandedMail });
  expect(editor.can(command).ok).toBe(true);
  expect(editor.getState().document).toBe(commandedMail);
  expect(editor.run(command).ok).toBe(true);
  const made = editor.getHistory().steps.slice(1);
  // The look of a block without any changes nothing here.
  expect(made.map(({ commands }) => commands)).toEqual(command.type === 'pasteStyle' ? [] : [[command]]);
});

test.each(refused)('$type that the rules refuse changes nothing, asked or done', (command) => {
  const { editor } = new TestEditor({ document: commandedMail });
  const asked = editor.can(command);
  expect(asked.ok).toBe(false);
  expect(editor.run(command)).toEqual(asked);
  expect(editor.getState().document).toBe(commandedMail);
  expect(editor.getHistory().steps).toHaveLength(1);
});

test('acts that rewrite a mail are refused until the editor has what they ask', () => {
  const { editor } = new TestEditor({ document: commandedMail, context: { rewriting: undefined as never } });
  const look: Command = { type: 'replaceDocument', document: commandedMail, action: 'brand' };
  const update: Command = { type: 'updateModule', moduleId: 'm', version: 2, name: '', nodes: [] };
  for (const command of [look, update]) expect(editor.run(command)).toEqual({ ok: false, reason: 'NOT_LOADED' });
  expect(editor.run({ ...look, action: 'import' }).ok).toBe(true);
});
