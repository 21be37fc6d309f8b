import { expect, test, vi } from 'vitest';
import { isEmbedded, notifyParent } from './parent-window.ts';

const APP = 'https://mail.example';
const SHOP = 'https://shop.example';
const OTHER = 'https://other.example';
const READY = { type: 'ready', templateId: 't1' } as const;

interface Facts {
  readonly search?: string;
  readonly framed?: boolean;
  readonly referrer?: string;
  readonly ancestors?: readonly string[];
  readonly host?: string | null;
}

function placed({ search = '?embed', framed = true, referrer = '', ancestors = [], host = null }: Facts = {}) {
  const postMessage = vi.fn();
  const window = { location: { search, origin: APP }, postMessage } as unknown as {
    location: Location;
    parent: Window;
  };
  window.parent = (framed ? { postMessage } : window) as unknown as Window;
  const parents = { allowed: [SHOP, OTHER], host };
  return { postMessage, place: { window, referrer, ancestorOrigins: ancestors, parents } };
}

test('the parent is told at its own origin, when that may embed the product', () => {
  const { postMessage, place } = placed({ ancestors: [SHOP, 'https://outer.example'] });
  notifyParent({ type: 'save-status', templateId: 't1', status: 'saved' }, place);
  const message = { source: 'mailwright', type: 'save-status', templateId: 't1', status: 'saved' };
  expect(postMessage.mock.calls).toEqual([[message, SHOP]]);
});

test('a parent that may not embed the product is told nothing', () => {
  for (const facts of [{ ancestors: ['https://evil.example'] }, { referrer: 'https://evil.example/page' }]) {
    const { postMessage, place } = placed(facts);
    notifyParent(READY, place);
    expect(postMessage).not.toHaveBeenCalled();
  }
});

test('where nobody says who the parent is, only the allowed origins are addressed, and never everybody', () => {
  const { postMessage, place } = placed();
  notifyParent(READY, place);
  expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([APP, SHOP, OTHER]);
});

test('once an origin has handed over the session, nobody else is spoken to', () => {
  const { postMessage, place } = placed({ host: OTHER });
  notifyParent(READY, place);
  expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([OTHER]);
});

test('without being asked to be a part nothing is said, and without a frame nothing leaves the own origin', () => {
  const notAsked = placed({ search: '?system=true' });
  notifyParent(READY, notAsked.place);
  expect(notAsked.postMessage).not.toHaveBeenCalled();
  const alone = placed({ framed: false });
  notifyParent(READY, alone.place);
  expect(alone.postMessage.mock.calls.map(([, origin]) => origin)).toEqual([APP]);
});

test.each([
  ['?embed', true],
  ['?status=draft&embed=true', true],
  ['?embed=false', false],
  ['?status=draft', false],
])('the query %s means embedded: %s', (search, embedded) => {
  expect(isEmbedded(search)).toBe(embedded);
});
