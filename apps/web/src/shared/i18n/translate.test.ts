import { expect, test } from 'vitest';
import { fillIn, textOf } from './translate.ts';

const FILES = {
  files_zero: 'no file',
  files_one: 'one file',
  files_few: 'some files',
  files_many: 'many files',
  files_other: '{{count}} files',
  people_one: 'one person',
  people_other: 'people',
  plain: 'Files',
};

test('a number picks the form that its language has for it', () => {
  const english = [0, 1, 2].map((count) => textOf(FILES, 'files', 'en', count));
  expect(english).toEqual(['no file', 'one file', '{{count}} files']);
  const polish = [1, 3, 5].map((count) => textOf(FILES, 'files', 'pl', count));
  expect(polish).toEqual(['one file', 'some files', 'many files']);
});

test('none is said as the language says it where it has no sentence of its own', () => {
  expect(textOf(FILES, 'people', 'en', 0)).toBe('people');
  expect(textOf(FILES, 'people', 'fr', 0)).toBe('one person');
});

test('a text without forms is the same for any number', () => {
  expect(textOf(FILES, 'plain', 'en', 3)).toBe('Files');
  expect(textOf(FILES, 'nothing', 'en', 3)).toBeUndefined();
});

test('values stand where they are named, as they are written', () => {
  expect(fillIn('{{name}} has {{ count }} of {{count}}', { name: '$& <b>{{count}}</b>', count: 2 })).toBe(
    '$& <b>{{count}}</b> has 2 of 2',
  );
});

test('a value that is not given leaves nothing behind', () => {
  expect(fillIn('by {{name}}{{tag}}', { tag: undefined })).toBe('by ');
});
