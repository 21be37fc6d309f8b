import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('a template tag is part of the word that it stands in', () => {
  expect(wordsOf('Dear {{ first name }}, hello')).toEqual(['Dear', '{{ first name }},', 'hello']);
});

test('a line may have any number of words', () => {
  expect(wordsOf('word '.repeat(400_000))).toHaveLength(400_001);
});
