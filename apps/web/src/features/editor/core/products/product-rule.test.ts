import { LIMITS, type Product, type ProductRule } from '@mailwright/contract';
import { findNode } from '@mailwright/document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { add, productSession, seedOf, storeProduct } from '../../products/content/testing/product-session.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { ruleUpdateNotices, setRule, takeRuleUpdates } from './product-rule.ts';
import { takenOf } from './taken-of.ts';

const RULE: ProductRule = { storeUuid: 's', sort: 'newest', category: null, tag: null, onSale: false, count: 2 };
const CUP = storeProduct('Cup');
const JUG = storeProduct('Jug');

let session: EditorSession;
let list: string;

/** Returns the server's answer for a rule: products, or a status when it gives none. */
let answer: (rule: ProductRule) => readonly Product[] | number;

beforeEach(() => {
  queryClient.clear();
  session = productSession();
  list = add(session.editor, seedOf('product-list'));
  answer = ({ sort }) => (sort === 'newest' ? [CUP, JUG] : [JUG]);
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const given = answer(JSON.parse(String(body)));
    if (typeof given === 'number') return Response.json({ code: 'STORE_NOT_FOUND', message: 'No' }, { status: given });
    return Response.json(given);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const propsOf = () => findNode(session.editor.getState().document, list)?.props;
const steps = () => session.editor.getHistory().steps.length;

describe('a rule', () => {
  it('shows what it gives now, as one step with the choice of it', async () => {
    const before = steps();
    await setRule(session, list, RULE);
    expect(propsOf()).toMatchObject({ rule: RULE, shown: [takenOf(CUP), takenOf(JUG)] });
    expect(steps()).toBe(before + 1);
    session.editor.undo();
    expect(propsOf()).toMatchObject({ rule: null, shown: [] });
  });

  it('keeps what it showed where its store cannot be asked, and says so', async () => {
    await setRule(session, list, RULE);
    answer = () => 404;
    const next: ProductRule = { ...RULE, sort: 'cheapest' };
    await expect(setRule(session, list, next)).rejects.toMatchObject({ code: 'STORE_NOT_FOUND' });
    expect(propsOf()).toMatchObject({ rule: next, shown: [takenOf(CUP), takenOf(JUG)] });
  });

  it('shows the answer to the last choice, whichever comes last', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (JSON.parse(String(init.body)).sort === 'newest') await held;
      return answering(address, init);
    });
    const first = setRule(session, list, RULE);
    await setRule(session, list, { ...RULE, sort: 'cheapest' });
    release();
    await first;
    expect(propsOf()).toMatchObject({ rule: { sort: 'cheapest' }, shown: [takenOf(JUG)] });
  });
});

describe('a mail that is opened again', () => {
  it('is told what its rules give by now, and takes it as one step when wished', async () => {
    await setRule(session, list, RULE);
    expect(await ruleUpdateNotices(session.editor.getState().document)).toEqual([]);
    queryClient.clear();
    answer = () => [{ ...CUP, price: '9.00' }, JUG];
    const news = await ruleUpdateNotices(session.editor.getState().document);
    expect(news.map(({ id }) => id)).toEqual([list]);
    expect(propsOf()?.shown).toEqual([takenOf(CUP), takenOf(JUG)]);
    const before = steps();
    expect(takeRuleUpdates(session, news)).toBe(true);
    expect(steps()).toBe(before + 1);
    expect(propsOf()?.shown).toEqual([{ ...takenOf(CUP), price: '9.00' }, takenOf(JUG)]);
  });

  it('is told nothing of rules that cannot be asked', async () => {
    await setRule(session, list, RULE);
    queryClient.clear();
    answer = () => 404;
    expect(await ruleUpdateNotices(session.editor.getState().document)).toEqual([]);
  });
});

it('a rule gives no more products than a block takes', () => {
  const shown = Array.from({ length: LIMITS.products.perRule }, (_, index) => ({
    ...takenOf(storeProduct(`P${index}`)),
  }));
  const command = (products: typeof shown) =>
    session.editor.can({ type: 'updateProps', id: list, props: { shown: products } }).ok;
  expect(command(shown)).toBe(true);
  expect(command([...shown, ...shown.slice(0, 1)])).toBe(false);
});
