import type { Product } from '@mailwright/contract';
import { findNode } from '@mailwright/document';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  add,
  productSession,
  seedOf,
  storeProduct,
  takenSeed,
} from '../../products/content/testing/product-session.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { applyChanges, canTake, changedProducts, soldOutProducts, type TakenChanges } from './bring-up-to-date.ts';
import { keyOf } from './known-products.ts';

const CUP = storeProduct('Cup');
const JUG = storeProduct('Jug', { price: '30.00', salePrice: '24.00' });

let session: EditorSession;
let cup: string;
let jug: string;

beforeEach(() => {
  session = productSession();
  cup = add(session.editor, takenSeed(CUP, { title: 'My cup' }));
  jug = add(session.editor, takenSeed(JUG));
  add(session.editor, seedOf('product', { title: 'Typed by hand' }));
});

const known = (...products: readonly Product[]) => new Map(products.map((product) => [keyOf(product), product]));

const changed = (...products: readonly Product[]) =>
  changedProducts(session.editor.getState().document, known(...products));

const propsOf = (id: string) => findNode(session.editor.getState().document, id)?.props;

/** Returns the changes that the dialog takes by default: all except those that were typed over. */
const unedited = (each: ReturnType<typeof changed>[number]): TakenChanges => ({
  changed: each,
  chosen: each.changes.filter(({ edited }) => !edited),
});

describe('products that changed in their store', () => {
  it('are those that are known to be otherwise, each with what it was and is', () => {
    const found = changed({ ...CUP, price: '15.00', availability: 'outOfStock' }, JUG);
    expect(found.map(({ node }) => node.id)).toEqual([cup]);
    expect(found[0]?.changes.map(({ kind, old, new: now }) => [kind, old, now])).toEqual([
      ['price', '€12.50', '€15.00'],
      ['availability', 'inStock', 'outOfStock'],
    ]);
    expect(changed()).toEqual([]);
  });

  it('are asked about one block at a time where one is named', () => {
    const products = known({ ...CUP, price: '15.00' }, { ...JUG, price: '31.00' });
    const found = changedProducts(session.editor.getState().document, products, jug);
    expect(found.map(({ node }) => node.id)).toEqual([jug]);
  });

  it('cannot be taken over where the store has them no more', () => {
    const [gone, there] = changed({ ...CUP, isDeleted: true }, { ...JUG, price: '31.00' });
    expect(gone?.changes.map(({ kind }) => kind)).toEqual(['gone']);
    expect([gone, there].map((each) => each && canTake(session, each))).toEqual([false, true]);
    expect(changedProducts(session.editor.getState().document, new Map([[keyOf(CUP), null]]))[0]?.product).toBeNull();
  });
});

describe('products that are sold out', () => {
  const soldOut = (...products: readonly Product[]) =>
    soldOutProducts(session.editor.getState().document, known(...products));

  it('are named, also where they were sold out when they were inserted', () => {
    const gone = storeProduct('Plate', { availability: 'outOfStock' });
    add(session.editor, takenSeed(gone, { title: 'Our plate' }));
    expect(soldOut(CUP, JUG, gone)).toEqual(['Our plate']);
    expect(soldOut(CUP, JUG)).toEqual([]);
  });

  it('are not named a second time where their change is told', () => {
    const now: Product = { ...CUP, availability: 'outOfStock' };
    expect(soldOut(now)).toEqual([]);
    applyChanges(session, changed(now).map(unedited));
    expect(changed(now)).toEqual([]);
    expect(soldOut(now)).toEqual(['My cup']);
  });
});

describe('bringing products up to date', () => {
  const now = [
    { ...CUP, productName: 'Large cup', price: '15.00' },
    { ...JUG, salePrice: null },
  ];

  it('takes what the store changed as one step of the history, and keeps what was typed over', () => {
    const before = session.editor.getHistory().steps.length;
    const old = [propsOf(cup), propsOf(jug)];
    expect(applyChanges(session, changed(...now).map(unedited))).toBe(true);
    expect(session.editor.getHistory().steps.length).toBe(before + 1);
    expect(propsOf(cup)).toMatchObject({ title: 'My cup', price: '€15.00' });
    expect(propsOf(jug)).toMatchObject({ price: '€30.00', salePrice: '' });
    session.editor.undo();
    expect([propsOf(cup), propsOf(jug)]).toEqual(old);
  });

  it('takes a name over what was typed where that is chosen', () => {
    applyChanges(
      session,
      changed(...now).map((each) => ({ changed: each, chosen: each.changes })),
    );
    expect(propsOf(cup)).toMatchObject({ title: 'Large cup', alt: 'Large cup', price: '€15.00' });
  });

  it('asks no more about what was left as it is, until the store changes it again', () => {
    applyChanges(
      session,
      changed(...now).map((each) => ({ changed: each, chosen: [] })),
    );
    expect(propsOf(cup)).toMatchObject({ title: 'My cup', price: '€12.50' });
    expect(changed(...now)).toEqual([]);
    expect(changed({ ...CUP, price: '16.00' })[0]?.changes.map(({ kind, edited }) => [kind, edited])).toContainEqual([
      'price',
      true,
    ]);
  });
});
