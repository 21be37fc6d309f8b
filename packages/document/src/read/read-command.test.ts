import { expect, test } from 'vitest';
import type { Command } from '../commands/command.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail } from '../testing/sample-documents.ts';
import { readCommand } from './read-command.ts';

const target = { parentId: null, index: 0 };

function insert(...nodes: Extract<Command, { readonly type: 'insert' }>['nodes']) {
  return readCommand({ type: 'insert', nodes, target }, fakeRegistry);
}

test('new nodes are of the current version unless they say otherwise, and get their defaults', () => {
  const current = { type: 'button', props: { label: 'Go' }, style: {} };
  const older = { type: 'button', version: 1, props: { text: 'Old' }, style: {} };
  expect(insert(current, older)).toMatchObject({
    ok: true,
    command: {
      nodes: [
        { type: 'button', version: 2, props: { label: 'Go', href: '' } },
        { type: 'button', version: 2, props: { label: 'Old', href: '' } },
      ],
    },
  });
});

test('a page wrapper with all it holds is a new node like others', () => {
  const column = { type: 'column', props: {}, style: {}, children: [button('x')] };
  const section = { type: 'section', props: {}, style: {}, children: [column] };
  expect(insert({ type: 'page-wrapper', props: {}, style: {}, children: [section] }).ok).toBe(true);
});

test.each([
  ['of an unknown type', { type: 'buton', props: {}, style: {} }],
  ['with props its schema does not take', { type: 'button', props: { label: 7 }, style: {} }],
  ['that holds what it may not', { type: 'section', props: {}, style: {}, children: [button('x')] }],
])('a new node %s is refused', (_, node) => {
  expect(insert(node)).toEqual({ ok: false, reason: 'INVALID_VALUE' });
});

test('a document keeps what it has of later releases, and every other command is what it was', () => {
  const mystery = { id: 'm', type: 'mystery', props: { depth: 3 }, style: {} };
  const document = mail(mystery);
  expect(readCommand({ type: 'replaceDocument', document, action: 'import' }, fakeRegistry)).toEqual({
    ok: true,
    command: { type: 'replaceDocument', document, action: 'import' },
  });
  const remove = { type: 'remove', ids: ['m'] } as const;
  expect(readCommand(remove, fakeRegistry)).toEqual({ ok: true, command: remove });
});
