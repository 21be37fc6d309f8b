import { expect, test } from 'vitest';
import { readContent, writeContent } from './text-content.ts';

test('merge fields of a plain text open as pills and close as they are written', () => {
  const text = 'Hello {{ firstName }}, {{order number}}!';
  const content = readContent('plain', text);
  expect(content.content).toEqual([
    { type: 'text', text: 'Hello ' },
    { type: 'mergeField', attrs: { name: 'firstName' } },
    { type: 'text', text: ', ' },
    { type: 'mergeField', attrs: { name: 'order number' } },
    { type: 'text', text: '!' },
  ]);
  expect(writeContent('plain', content)).toBe('Hello {{ firstName }}, {{ order number }}!');
});

test('a plain text without fields is one run, and no text is none', () => {
  expect(readContent('plain', 'Buy {{}} now')).toEqual({
    type: 'doc',
    content: [{ type: 'text', text: 'Buy {{}} now' }],
  });
  expect(readContent('plain', '')).toEqual({ type: 'doc', content: [] });
});
