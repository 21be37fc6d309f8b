import { expect, test } from 'vitest';
import { cssClasses } from './css-classes.ts';
import { nodeStyleSchema } from './schemas/node-style-schema.ts';

test('class names are what CSS can name, five at most, each once', () => {
  expect(cssClasses('hero big-1 a_b hero')).toEqual(['hero', 'big-1', 'a_b']);
  expect(cssClasses('a b c d e f')).toHaveLength(5);
  expect(cssClasses('1a .b "c ü d{} sm:x')).toEqual([]);
  expect(cssClasses(7)).toEqual([]);
});

test('none is one of those that the renderer makes', () => {
  expect(cssClasses('mw-abc MW-x dwb2opa t1e6t2e2')).toEqual([]);
  expect(cssClasses('summer winter2024 hero2')).toEqual(['summer', 'winter2024', 'hero2']);
});

test('a style takes only a list that is nothing else', () => {
  expect(nodeStyleSchema.safeParse({ cssClass: 'hero big' }).success).toBe(true);
  for (const cssClass of ['', 'a"', 'a  b', 'mw-1'])
    expect(nodeStyleSchema.safeParse({ cssClass }).success).toBe(false);
});
