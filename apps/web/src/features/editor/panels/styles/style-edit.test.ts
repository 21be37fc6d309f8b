import { expect, test } from 'vitest';
import { commonStyle } from './style-edit.ts';

test('several nodes show what they agree on and name what they do not', () => {
  const { own, mixed } = commonStyle([
    { style: { paddingTop: 10, color: '#111111', borderRadius: 4 } },
    { style: { paddingTop: 10, color: '#222222' } },
  ]);
  expect(own).toEqual({ paddingTop: 10 });
  expect([...mixed].toSorted()).toEqual(['borderRadius', 'color']);
});

test('one node agrees with itself', () => {
  const { own, mixed } = commonStyle([{ style: { align: 'center' } }]);
  expect(own).toEqual({ align: 'center' });
  expect(mixed.size).toBe(0);
});
