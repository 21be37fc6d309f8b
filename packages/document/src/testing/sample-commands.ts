import type { Command, CommandType } from '../commands/command.ts';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import type { DocumentNode } from '../node.ts';
import { button, mail, node } from './sample-documents.ts';

const linked: DocumentNode = {
  ...button('l', 'Mine'),
  instance: { id: 'i', moduleId: 'm', version: 1, name: 'Button' },
  origin: 'ml',
  open: ['label'],
  base: { label: 'Theirs' },
};

/** A mail for the commands below; its last block is a linked module. */
export const commandedMail = mail(
  node('s', 'section', { children: [node('c', 'column', { children: [button('a'), button('b'), linked] })] }),
);

const target = { parentId: 'c', index: 0 };
const newButton = { type: 'button', props: { label: 'Go', href: '' }, style: {} };

/** One command of each type, possible in the mail above. */
export const SAMPLE_COMMANDS: { readonly [T in CommandType]: Extract<Command, { readonly type: T }> } = {
  insert: {
    type: 'insert',
    nodes: [newButton, { type: 'section', props: {}, style: { paddingTop: 4 }, children: [] }],
    target,
  },
  move: { type: 'move', ids: ['b'], target },
  remove: { type: 'remove', ids: ['a', 'b'] },
  duplicate: { type: 'duplicate', ids: ['a'] },
  updateProps: { type: 'updateProps', id: 'a', props: { label: 'Buy' }, action: 'resize' },
  setLayout: { type: 'setLayout', id: 's', shares: [50, 50] },
  updateStyle: {
    type: 'updateStyle',
    ids: ['a'],
    style: { color: null, paddingTop: 8, hideOn: 'mobile' },
    screen: 'phone',
  },
  pasteStyle: { type: 'pasteStyle', ids: ['a'], source: { type: 'image', style: { dark: { color: '#ffffff' } } } },
  updateSettings: { type: 'updateSettings', settings: { width: 600, headings: DEFAULT_SETTINGS.headings } },
  rename: { type: 'rename', id: 'a', name: 'Main' },
  setAnchor: { type: 'setAnchor', id: 'a', anchor: 'top' },
  setCondition: {
    type: 'setCondition',
    id: 'a',
    condition: { match: 'any', tests: [{ field: 'plan', operator: 'is', value: 'free' }] },
  },
  setRepeat: { type: 'setRepeat', id: 'a', list: 'items' },
  detach: { type: 'detach', ids: ['l'] },
  setOpenFields: { type: 'setOpenFields', id: 'a', open: ['label', 'style.color'] },
  resetOverrides: { type: 'resetOverrides', id: 'l', fields: ['label'] },
  updateModule: { type: 'updateModule', moduleId: 'm', version: 2, name: 'Button', nodes: [button('ml', 'New')] },
  replaceDocument: { type: 'replaceDocument', document: mail(), action: 'import' },
};
