import { expect, test } from 'vitest';
import { typedColor } from './typed-color.ts';

test('hex digits are a colour without their sign too', () => {
  expect(typedColor('abcdef')).toBe('#abcdef');
  expect(typedColor(' 123 ')).toBe('#123');
});

test('everything else stays as it is typed', () => {
  expect(typedColor('#abcdef')).toBe('#abcdef');
  expect(typedColor('abcd')).toBe('abcd');
  expect(typedColor('teal')).toBe('teal');
  expect(typedColor('')).toBe('');
});
