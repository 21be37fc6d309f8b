import { DEFAULT_SETTINGS, type DocumentNode, type DropTarget, type EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { nextLegalPlace } from './legal-places.ts';

const node = (id: string, children?: DocumentNode[]): DocumentNode => ({
  id,
  type: 'x',
  props: {},
  style: {},
  ...(children ? { children } : {}),
});
const document: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [
    node('wrapper', [
      node('s1', [node('c1', [node('a'), node('b')]), node('c2', [])]),
      node('s2', [node('c3', [node('d')])]),
    ]),
  ],
};
const inColumns = (target: DropTarget) =>
  target.parentId?.startsWith('c')
    ? { ok: true as const, ids: [] }
    : { ok: false as const, reason: 'NOT_HERE' as const };

test('a block moves down past its next sibling', () => {
  expect(nextLegalPlace(document, { parentId: 'c1', index: 0 }, 1, inColumns)).toEqual({ parentId: 'c1', index: 2 });
});

test('the last block of a column moves into the next column', () => {
  expect(nextLegalPlace(document, { parentId: 'c1', index: 1 }, 1, inColumns)).toEqual({ parentId: 'c2', index: 0 });
});

test('the first block of a section moves up into the last column before it', () => {
  expect(nextLegalPlace(document, { parentId: 'c3', index: 0 }, -1, inColumns)).toEqual({ parentId: 'c2', index: 0 });
});

test('the last block of the mail has nowhere further to go', () => {
  expect(nextLegalPlace(document, { parentId: 'c3', index: 0 }, 1, inColumns)).toBeNull();
});

test('the gaps around a section that a block has for itself are where it stands already', () => {
  const inMail = ({ parentId }: DropTarget) =>
    parentId === null ? { ok: false as const, reason: 'NOT_HERE' as const } : { ok: true as const, ids: [] };
  expect(nextLegalPlace(document, { parentId: 'c3', index: 0 }, -1, inMail)).toEqual({ parentId: 's1', index: 2 });
  expect(nextLegalPlace(document, { parentId: 'c3', index: 0 }, 1, inMail)).toBeNull();
});
