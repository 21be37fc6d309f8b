import { expect, test } from 'vitest';
import { problemsOfText } from './people-problems.ts';

test('an empty field beside a mark is named with the words before it, each once', () => {
  expect(problemsOfText('Hello ,\n\nnews from .\n\nHello ,')).toEqual([
    { kind: 'empty', words: 'Hello ,' },
    { kind: 'empty', words: 'news from .' },
  ]);
  expect(problemsOfText('Hi !')).toEqual([{ kind: 'empty', words: 'Hi !' }]);
});

test('a tag that nothing stood in for is named, but not those that senders fill in for everybody', () => {
  expect(problemsOfText('Hello {{ nickname }}, *|CITY|*\nUnsubscribe: {{ unsubscribe }}')).toEqual([
    { kind: 'tag', words: '{{ nickname }}' },
    { kind: 'tag', words: '*|CITY|*' },
  ]);
});

test('whole sentences have nothing', () => {
  expect(problemsOfText('Hello Maria, how are you? It costs 5.00 € , or so!'.replace(' ,', ','))).toEqual([]);
});
