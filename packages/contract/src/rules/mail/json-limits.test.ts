import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceededJsonLimit } from './json-limits.ts';

const bytes = (json: string) => new TextEncoder().encode(json);
const limitOf = (json: string, jsonDepth = 200, jsonElements = 2_000_000) =>
  exceededJsonLimit(bytes(json), { jsonDepth, jsonElements });

test.each([
  ['one level more than may be', `${'['.repeat(201)}${']'.repeat(201)}`, 'depth'],
  ['as many levels as may be', `${'['.repeat(200)}${']'.repeat(200)}`, null],
  ['levels that are never closed', '['.repeat(1_000_000), 'depth'],
  ['two million commas', `[${'1,'.repeat(2_000_000)}1]`, 'elements'],
  ['one element less', `[${'1,'.repeat(1_999_999)}1]`, null],
  ['brackets in a string', `["${'['.repeat(300)}"]`, null],
  ['brackets behind an escaped quote', `["\\"${'{'.repeat(300)}"]`, null],
  ['brackets behind an escaped backslash and the end of its string', `["\\\\",${'['.repeat(300)}`, 'depth'],
  ['a string that is never closed', '["[[[', null],
  ['nothing', '', null],
])('%s', (_, json, expected) => {
  expect(limitOf(json)).toBe(expected);
});

/** Counts by reading the value. */
function measured(value: unknown): { readonly depth: number; readonly elements: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, elements: 0 };
  const children = Object.values(value).map(measured);
  const commas = Math.max(0, children.length - 1);
  return {
    depth: 1 + Math.max(0, ...children.map(({ depth }) => depth)),
    elements: 1 + commas + children.reduce((sum, { elements }) => sum + elements, 0),
  };
}

test('counts of any JSON what reading it would find', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
      const json = JSON.stringify(value, null, indent);
      const { depth, elements } = measured(JSON.parse(json));
      expect(limitOf(json, depth, elements)).toBeNull();
      if (depth > 0) expect(limitOf(json, depth - 1, elements)).toBe('depth');
      if (elements > 0) expect(limitOf(json, depth, elements - 1)).toBe('elements');
    }),
  );
});
