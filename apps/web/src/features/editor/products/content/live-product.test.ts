import { findNode } from '@mailwright/document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { hideLive, showLive } from './live-product.ts';
import { placeProducts } from './place-products.ts';
import { add, productSession, storeProduct, takenSeed } from './testing/product-session.ts';

let session: EditorSession;
let cup: string;
let asked: unknown[];

beforeEach(() => {
  session = productSession();
  cup = add(session.editor, takenSeed(storeProduct('Cup')));
  asked = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const request = JSON.parse(String(body));
    asked.push(request);
    const href = `/api/v2/internal/product/${request.productId}`;
    return Response.json({ src: `${href}/picture.png`, href, height: 420 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const liveOf = () => findNode(session.editor.getState().document, cup)?.props.live;
const steps = () => session.editor.getHistory().steps.length;

describe('a live product', () => {
  it('is a signed picture as wide as its block, which can be undone and switched off', async () => {
    const before = steps();
    expect(await showLive(session, cup)).toBe(true);
    expect(asked).toEqual([
      { storeUuid: 's', productId: 'cup', width: expect.any(Number), layout: 'vertical', lang: 'en' },
    ]);
    const { width } = asked[0] as { readonly width: number };
    expect(width).toBeGreaterThan(500);
    const href = '/api/v2/internal/product/cup';
    expect(liveOf()).toEqual({ src: `${href}/picture.png`, href, width, height: 420 });
    expect(steps()).toBe(before + 1);
    hideLive(session, cup);
    expect(liveOf()).toBeNull();
    session.editor.undo();
    session.editor.undo();
    expect(liveOf()).toBeNull();
  });

  it('stays live when another product is chosen, as a part of that step', async () => {
    await showLive(session, cup);
    const before = steps();
    placeProducts(session, { nodeId: cup }, { products: [storeProduct('Jug')], layout: 'horizontal', columns: 1 });
    await vi.waitFor(() => expect(liveOf()).toMatchObject({ href: '/api/v2/internal/product/jug' }), 10_000);
    expect(asked[1]).toMatchObject({ productId: 'jug', layout: 'horizontal' });
    expect(steps()).toBe(before + 1);
  });
});
