import { expect, test } from 'vitest';
import { caretAt } from './mount-text-slots.ts';

// Only passed through.
const node = {} as Node;

test('the caret is found by whichever way the browser has', () => {
  const position = { offsetNode: node, offset: 3, getClientRect: () => null };
  expect(caretAt({ caretPositionFromPoint: () => position }, { x: 1, y: 2 })).toEqual({ node, offset: 3 });
  const range = { startContainer: node, startOffset: 4 } as Range;
  expect(caretAt({ caretRangeFromPoint: () => range }, { x: 1, y: 2 })).toEqual({ node, offset: 4 });
});

test('beside all text, and where neither way is known, there is none', () => {
  expect(caretAt({ caretPositionFromPoint: () => null }, { x: 1, y: 2 })).toBeNull();
  expect(caretAt({}, { x: 1, y: 2 })).toBeNull();
});
