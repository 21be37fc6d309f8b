import { expect, test } from 'vitest';
import { mail, node } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { renameNode } from './rename-node.ts';

const document = mail(node('s', 'section'));

test('a name is trimmed and kept, an empty one takes it away', () => {
  const named = renameNode(document, { id: 's', name: ' Hero ' });
  expect(findNode(named, 's')?.name).toBe('Hero');
  expect(renameNode(named, { id: 's', name: 'Hero' })).toBe(named);
  expect(findNode(renameNode(named, { id: 's', name: ' ' }), 's')).toEqual(node('s', 'section'));
});
