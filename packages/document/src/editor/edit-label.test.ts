import { expect, test } from 'vitest';
import type { Command } from '../commands/command.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { decodeLabel, encodeLabel, labelOf } from './edit-label.ts';

test('a label is written short and read back', () => {
  expect(encodeLabel({ action: 'update', type: 'button', field: 'label' })).toBe('update:button:label');
  expect(encodeLabel({ action: 'settings', field: 'width' })).toBe('settings::width');
  expect(encodeLabel({ action: 'import' })).toBe('import');
  for (const label of [
    { action: 'move', type: 'a:b', count: 3 },
    { action: 'style', field: 'color' },
  ]) {
    expect(decodeLabel(encodeLabel(label))).toEqual(label);
  }
  expect(decodeLabel('100 %')).toEqual({ action: '100 %' });
});

const image = node('i', 'image');
const document = mail(node('s', 'section', { children: [node('c', 'column', { children: [button('a'), image] })] }));
const target = { parentId: 'c', index: 0 };

test.each<[Command, string]>([
  [{ type: 'insert', nodes: [button('x'), button('y')], target }, 'insert:button::2'],
  [{ type: 'move', ids: ['a', 'c'], target }, 'move:column'],
  [{ type: 'remove', ids: ['i', 'gone'] }, 'remove:image'],
  [{ type: 'duplicate', ids: ['a', 'i'] }, 'duplicate:::2'],
  [{ type: 'updateProps', id: 'a', props: { label: 'Go' } }, 'update:button:label'],
  [{ type: 'updateProps', id: 'a', props: { label: 'Go', href: '' } }, 'update:button'],
  [{ type: 'updateProps', id: 'i', props: { width: 3 }, action: 'resize' }, 'resize:image'],
  [{ type: 'setLayout', id: 's', shares: [50, 50] }, 'layout:section'],
  [{ type: 'updateStyle', ids: ['a', 'i'], style: { color: null } }, 'style::color:2'],
  [{ type: 'pasteStyle', ids: ['a'], source: { type: 'image', style: {} } }, 'style:button'],
  [{ type: 'updateSettings', settings: { width: 600 } }, 'settings::width'],
  [{ type: 'rename', id: 'a', name: 'Main' }, 'rename:button'],
  [{ type: 'setAnchor', id: 'a', anchor: 'top' }, 'anchor:button'],
  [{ type: 'detach', ids: ['a', 'i'] }, 'detach'],
  [{ type: 'setOpenFields', id: 'a', open: ['label'] }, 'open-fields:button'],
  [{ type: 'resetOverrides', id: 'a', fields: ['style.color'] }, 'reset:button:color'],
  [{ type: 'updateModule', moduleId: 'm', version: 2, name: 'Footer', nodes: [button('x')] }, 'update-module'],
  [{ type: 'replaceDocument', document, action: 'import' }, 'import'],
])('the label of a step follows from its command: %j', (command, label) => {
  expect(labelOf(command, document)).toBe(label);
});
