import { expect, test, vi } from 'vitest';
import { isEmbedded, tellParent } from './parent-window.ts';

const APP = 'https://mail.example';
const SHOP = 'https://shop.example';
const READY = { type: 'ready', templateId: 't1' } as const;

function placed({ search = '?embed', framed = true, referrer = '', ancestors = [] as string[] } = {}) {
  const postMessage = vi.fn();
  const window = { location: { search, origin: APP } } as { location: Location; parent: Window };
  window.parent = (framed ? { postMessage } : window) as unknown as Window;
  return { postMessage, place: { window, referrer, ancestorOrigins: ancestors, embedOrigins: [SHOP] } };
}

test('the parent is told at its own origin, when that may embed the product', () => {
  const { postMessage, place } = placed({ ancestors: [SHOP, 'https://outer.example'] });
  tellParent({ type: 'save-status', templateId: 't1', status: 'saved' }, place);
  const message = { source: 'mailwright', type: 'save-status', templateId: 't1', status: 'saved' };
  expect(postMessage.mock.calls).toEqual([[message, SHOP]]);
});

test('a parent that may not embed the product is told nothing', () => {
  for (const facts of [{ ancestors: ['https://evil.example'] }, { referrer: 'https://evil.example/page' }]) {
    const { postMessage, place } = placed(facts);
    tellParent(READY, place);
    expect(postMessage).not.toHaveBeenCalled();
  }
});

test('where nobody says who the parent is, only the allowed origins are addressed, and never everybody', () => {
  const { postMessage, place } = placed();
  tellParent(READY, place);
  expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([APP, SHOP]);
});

test('without a frame, or without being asked to be a part, nothing is said', () => {
  for (const facts of [{ framed: false }, { search: '?system=true' }]) {
    const { postMessage, place } = placed(facts);
    tellParent(READY, place);
    expect(postMessage).not.toHaveBeenCalled();
    expect(isEmbedded(place)).toBe(false);
  }
});
