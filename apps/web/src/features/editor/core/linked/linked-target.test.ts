import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, findNode } from '@mailwright/document';
import { expect, test } from 'vitest';
import { walkLinked } from '../../canvas/selection/linked-walk.ts';
import { linkedTarget, linkedTargets, openNodesIn } from './linked-target.ts';

const node = (id: string, type: string, more: Partial<DocumentNode> = {}): DocumentNode => ({
  id,
  type,
  props: {},
  style: {},
  ...more,
});
const instance = { id: 'i', moduleId: 'm', version: 1, name: 'Footer' };
const text = (id: string, open?: readonly string[]) => node(id, 'text', { origin: `of-${id}`, ...(open && { open }) });
const linked = (id: string, blocks: readonly DocumentNode[]) =>
  node(id, 'section', {
    instance,
    origin: `of-${id}`,
    children: [node(`${id}-column`, 'column', { children: blocks })],
  });
const MAIL: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [
    node('w', 'page-wrapper', {
      children: [
        node('own', 'section', { children: [node('c', 'column', { children: [node('t', 'text')] })] }),
        linked('first', [text('closed'), text('open', ['content'])]),
        linked('second', [text('last', ['content'])]),
      ],
    }),
  ],
};
const press = (id: string, ...selection: string[]) => linkedTarget(MAIL, selection, findNode(MAIL, id)!).id;

test('a press in a linked module selects the module, and within a selected one the element that mails may change', () => {
  expect([press('open'), press('closed'), press('first-column')]).toEqual(['first', 'first', 'first']);
  expect([press('open', 'first'), press('closed', 'first'), press('first-column', 'open')]).toEqual([
    'open',
    'first',
    'first',
  ]);
  expect(press('last', 'first')).toBe('last');
  expect([press('t'), press('t', 'first'), press('second', 'open')]).toEqual(['t', 't', 'second']);
});

test('what is drawn around takes linked modules as a whole, once each', () => {
  expect(linkedTargets(MAIL, ['t', 'closed', 'open', 'last'])).toEqual(['t', 'first', 'second']);
});

test('the arrows go from one open element of a linked module to the next, and around the module as around any section', () => {
  expect(openNodesIn(findNode(MAIL, 'first')!).map(({ id }) => id)).toEqual(['open']);
  expect(walkLinked(MAIL, 'first', 'inside')).toBe('open');
  expect(walkLinked(MAIL, 'open', 'next')).toBeNull();
  expect(walkLinked(MAIL, 'closed', 'first')).toBe('open');
  expect([walkLinked(MAIL, 'first', 'next'), walkLinked(MAIL, 't', 'next')]).toEqual([undefined, undefined]);
});
