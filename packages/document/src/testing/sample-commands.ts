import type { Command, CommandType } from '../commands/command.ts';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import { button, mail, node } from './sample-documents.ts';

/** A mail for the commands below. */
export const commandedMail = mail(
  node('s', 'section', { children: [node('c', 'column', { children: [button('a'), button('b')] })] }),
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
  replaceDocument: { type: 'replaceDocument', document: mail(), action: 'import' },
};
