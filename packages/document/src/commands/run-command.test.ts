import { expect, test } from 'vitest';
import { fakeRegistry, tileSeed } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import type { Command } from './command.ts';
import { runCommands } from './run-command.ts';

const column = node('c', 'column', { children: [button('a'), button('b')] });
const document = mail(node('s', 'section', { children: [column] }));
const context = {
  registry: fakeRegistry,
  mode: 'advanced' as const,
  features: { customCode: false, products: false },
  readOnly: false,
};

function run(...commands: readonly Command[]) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new${count}`;
  };
  return runCommands({ document, context, newId }, commands);
}

const target = { parentId: 'c', index: 0 };

test('commands run on top of each other and say which nodes they were about', () => {
  const changes = run(
    { type: 'insert', nodes: [tileSeed('image')], target },
    { type: 'move', ids: ['a'], target },
    { type: 'updateProps', id: 'a', props: { label: 'Buy' } },
  );
  expect(changes).toMatchObject({ ok: true, ids: [['new1'], ['a'], ['a']] });
  const children = changes.ok ? changes.document.nodes[0]?.children?.[0]?.children?.[0]?.children : [];
  expect(children?.map(({ id }) => id)).toEqual(['a', 'new1', 'b']);
  expect(children?.[0]?.props.label).toBe('Buy');
});

test('of commands one of which is refused none is done, and the answer says which and why', () => {
  const rename = { type: 'rename', id: 'a', name: 'Main' } as const;
  expect(run(rename, { type: 'remove', ids: ['nowhere'] })).toEqual({ ok: false, index: 1, reason: 'NOT_FOUND' });
  expect(run({ type: 'insert', nodes: [tileSeed('html')], target }, rename)).toEqual({
    ok: false,
    index: 0,
    reason: 'PLAN_CUSTOM_CODE',
  });
  expect(document.nodes[0]?.children?.[0]?.children?.[0]?.children).toEqual([button('a'), button('b')]);
});

test.each<Command>([
  { type: 'insert', nodes: [tileSeed('button')], target },
  { type: 'move', ids: ['b'], target: { parentId: 'b', index: 0 } },
  { type: 'remove', ids: ['w'] },
  { type: 'duplicate', ids: ['a'] },
  { type: 'updateProps', id: 'a', props: { label: 7 } },
  { type: 'setLayout', id: 's', shares: [50, 50] },
  { type: 'updateStyle', ids: ['a'], style: { color: 'no color' } },
  { type: 'pasteStyle', ids: ['a'], source: { type: 'image', style: {} } },
  { type: 'updateSettings', settings: { width: 5 } },
  { type: 'rename', id: 'a', name: 'Main' },
  { type: 'setAnchor', id: 'a', anchor: '7' },
  { type: 'replaceDocument', document: mail(), action: 'import' },
])('asking whether $type is possible answers as doing it does, and changes nothing', (command) => {
  const { editor } = new TestEditor({ document });
  const asked = editor.can(command);
  expect(editor.getState().document).toBe(document);
  expect(editor.getHistory().steps).toHaveLength(1);
  const done = editor.run(command);
  expect(asked.ok ? null : asked.reason).toBe(done.ok ? null : done.reason);
});
