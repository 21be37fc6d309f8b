import { expect, test } from 'vitest';
import { INFO_PROBLEMS } from './info-problems.ts';

test('a name is required and keeps to 255 characters without special ones', () => {
  expect(INFO_PROBLEMS.name(' ')).toBe('nameRequired');
  expect(INFO_PROBLEMS.name('Sale: 50%')).toBe('nameRule');
  expect(INFO_PROBLEMS.name('a'.repeat(256))).toBe('nameRule');
  expect(INFO_PROBLEMS.name('a'.repeat(255))).toBeNull();
});

test('a description may be empty, has at most 70 characters and follows the rule of names', () => {
  expect(INFO_PROBLEMS.description('')).toBeNull();
  expect(INFO_PROBLEMS.description('a'.repeat(70))).toBeNull();
  expect(INFO_PROBLEMS.description('a'.repeat(71))).toBe('descriptionRule');
  expect(INFO_PROBLEMS.description('What? When?')).toBe('descriptionRule');
});

test('a pre-header has at most 500 characters, whatever they are', () => {
  expect(INFO_PROBLEMS.preheader(`Hello, {{ name }}! ${'😀'.repeat(481)}`)).toBeNull();
  expect(INFO_PROBLEMS.preheader('a'.repeat(501))).toBe('maxLengthExceeded');
});
