import type { NodeStyle } from '@mailwright/document';
import { expect, test } from 'vitest';
import { styleView } from './style-view.ts';

const defaults = { paddingTop: 0, fontSize: 16 };
const nodes = (...styles: readonly NodeStyle[]) => styles.map((style) => ({ style, defaults }));

test('several nodes show what they agree on and name what they do not', () => {
  const view = styleView(
    nodes({ paddingTop: 10, color: '#111111', borderRadius: 4 }, { paddingTop: 10, color: '#222222' }),
    undefined,
  );
  expect(view.own).toEqual({ paddingTop: 10 });
  expect([...view.mixed].toSorted()).toEqual(['borderRadius', 'color']);
  expect([...view.set].toSorted()).toEqual(['borderRadius', 'color', 'paddingTop']);
  expect(view.inherited).toEqual({ fontSize: 16 });
});

test('a value set to what is the default elsewhere is not mixed, but can be reset', () => {
  const view = styleView(nodes({ fontSize: 16 }, {}), undefined);
  expect(view.own).toEqual({});
  expect(view.inherited).toEqual({ paddingTop: 0, fontSize: 16 });
  expect(view.mixed.size).toBe(0);
  expect(view.set.has('fontSize')).toBe(true);
});

test('a phone inherits what is set for tablets, and tablets what is set for all widths', () => {
  const style: NodeStyle = { fontSize: 20, tablet: { fontSize: 18, paddingTop: 8 }, phone: { paddingTop: 4 } };
  expect(styleView(nodes(style), 'tablet')).toMatchObject({ own: { fontSize: 18, paddingTop: 8 }, inherited: {} });
  expect(styleView(nodes(style), 'phone')).toMatchObject({ own: { paddingTop: 4 }, inherited: { fontSize: 18 } });
  expect(styleView(nodes({ fontSize: 20 }), 'phone').inherited).toEqual({ paddingTop: 0, fontSize: 20 });
});

test('the hide-element option is no style value', () => {
  expect(styleView(nodes({ hideOn: 'mobile' }, {}), undefined).mixed.size).toBe(0);
});

test('in dark mode only what is chosen for it is known', () => {
  const style: NodeStyle = { color: '#111111', tablet: { fontSize: 18 }, dark: { color: '#eeeeee' } };
  const view = styleView(nodes(style), 'dark');
  expect(view.own).toEqual({ color: '#eeeeee' });
  expect(view.inherited).toEqual({});
  expect([...styleView(nodes(style), undefined).set]).toEqual(['color']);
});
