import type { ListInput } from '@mailwright/document';
import { expect, test } from 'vitest';
import { itemTitle } from './item-title.ts';

const list = (titleProp: string): ListInput => ({
  kind: 'list',
  min: 1,
  max: 9,
  titleProp,
  create: () => ({}),
  items: [
    { kind: 'text', prop: 'label' },
    { kind: 'select', prop: 'network', options: ['x'] },
  ],
});
const word = (what: string, of = '') => `${what} ${of}`.trim();

test('an item is called by its text, or by the name of its choice', () => {
  expect(itemTitle(list('label'), { label: 'Home' }, word)).toBe('Home');
  expect(itemTitle(list('network'), { network: 'x' }, word)).toBe('option network.x');
});

test('an item without a title is called what all are called', () => {
  expect(itemTitle(list('label'), { label: ' ' }, word)).toBe('item');
  expect(itemTitle(list('label'), {}, word)).toBe('item');
});
