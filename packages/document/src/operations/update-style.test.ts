import { expect, test } from 'vitest';
import { mail, node } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { updateStyle } from './update-style.ts';

const style = { color: '#111111', phone: { fontSize: 14 }, hideOn: 'mobile' } as const;
const document = mail(node('s', 'section', { style }), node('t', 'section'));

test('values are written on several nodes and undefined takes one away', () => {
  const next = updateStyle(document, { ids: ['s', 't'], patch: { paddingTop: 8, color: null } });
  expect(findNode(next, 's')?.style).toEqual({ paddingTop: 8, phone: { fontSize: 14 }, hideOn: 'mobile' });
  expect(findNode(next, 't')?.style).toEqual({ paddingTop: 8 });
});

test('a screen has values of its own and disappears with the last of them', () => {
  const wider = updateStyle(document, { ids: ['s'], patch: { fontSize: 18 }, screen: 'tablet' });
  expect(findNode(wider, 's')?.style).toEqual({ ...style, tablet: { fontSize: 18 } });
  const none = updateStyle(document, { ids: ['s'], patch: { fontSize: null }, screen: 'phone' });
  expect(findNode(none, 's')?.style).toEqual({ color: '#111111', hideOn: 'mobile' });
});

test('hiding is said for the node as a whole, whatever screen is shown', () => {
  const next = updateStyle(document, { ids: ['t'], patch: { hideOn: 'tablet' }, screen: 'phone' });
  expect(findNode(next, 't')?.style).toEqual({ hideOn: 'tablet' });
});

test('a patch that changes nothing gives the same document', () => {
  expect(updateStyle(document, { ids: ['s'], patch: { color: '#111111', width: null } })).toBe(document);
  expect(updateStyle(document, { ids: ['t'], patch: { width: null }, screen: 'phone' })).toBe(document);
});
