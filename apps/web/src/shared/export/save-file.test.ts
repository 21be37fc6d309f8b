import { expect, test } from 'vitest';
import { fileName } from './save-file.ts';

test('a file is named after the template, in characters that every file system takes', () => {
  expect(fileName('Spring sale')).toBe('Spring sale');
  expect(fileName('a/b\\c:d')).toBe('a-b-c-d');
  expect(fileName('  ')).toBe('mail');
  expect(fileName('x'.repeat(255))).toHaveLength(120);
});
