import type { ProductRule } from '@mailwright/contract';
import { findNode } from '@mailwright/document';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { add, productSession, seedOf, storeProduct } from '../../products/content/testing/product-session.ts';
import { takenOf } from '../products/taken-of.ts';
import { currentDocument, hasRules } from './current-document.ts';

const RULE: ProductRule = { storeUuid: 's', sort: 'newest', category: null, tag: null, onSale: false, count: 2 };
const CUP = storeProduct('Cup');
const JUG = storeProduct('Jug');

let status: number;

beforeEach(() => {
  queryClient.clear();
  status = 200;
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? [JUG] : { code: 'STORE_NOT_FOUND' }, { status }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a mail that leaves has what its rules give now, and the one that is edited stays as it is', async () => {
  const session = productSession();
  const list = add(session.editor, seedOf('product-list', { rule: { ...RULE }, shown: [{ ...takenOf(CUP) }] }));
  const edited = session.editor.getState().document;
  expect(hasRules(session)).toBe(true);
  const leaving = await currentDocument(session);
  expect(findNode(leaving, list)?.props.shown).toEqual([takenOf(JUG)]);
  expect(session.editor.getState().document).toBe(edited);
  expect(session.editor.getHistory().steps).toHaveLength(2);
});

it('a list whose store cannot be asked leaves as it is shown, and a mail without rules is the very same', async () => {
  const session = productSession();
  expect(hasRules(session)).toBe(false);
  expect(await currentDocument(session)).toBe(session.editor.getState().document);
  add(session.editor, seedOf('product-list'));
  expect(hasRules(session)).toBe(false);
  add(session.editor, seedOf('product-list', { rule: { ...RULE }, shown: [{ ...takenOf(CUP) }] }));
  status = 404;
  expect(await currentDocument(session)).toBe(session.editor.getState().document);
});
