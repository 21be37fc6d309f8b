import { describe, expect, test } from 'vitest';
import {
  changeEnd,
  hiddenBlank,
  isBlankLine,
  keepBlanks,
  pointAfter,
  replaceTextSlots,
  stepBack,
  type TextSlots,
  typedText,
  type WordGap,
} from './words.ts';

const JOINED: WordGap = { kind: 'joined', breaks: [] };
const LINE: WordGap = { kind: 'line', breaks: [] };

/** Read <b>all</b> about<br>it */
const TEXT: TextSlots = {
  values: ['\n  Read ', 'all', ' about', 'it\n'],
  fixed: new Set(),
  gaps: [LINE, JOINED, JOINED, { kind: 'line', breaks: [7] }, LINE],
};

const at = (slot: number, offset: number) => ({ slot, offset });

describe('words in place of what is selected', () => {
  test('go into the first slot; the others keep what is not selected, and every tag stays', () => {
    expect(replaceTextSlots(TEXT, { from: at(0, 5), to: at(2, 3) }, ['d'])).toEqual({
      words: [
        { slot: 0, lines: ['\n  Red'] },
        { slot: 1, lines: [''] },
        { slot: 2, lines: ['out'] },
      ],
      breaks: [],
      caret: at(0, 6),
    });
  });

  test('pass by slots that are not changed', () => {
    const fixed = { ...TEXT, fixed: new Set([0]) };
    expect(replaceTextSlots(fixed, { from: at(0, 5), to: at(1, 1) }, ['x'])).toMatchObject({
      words: [{ slot: 1, lines: ['xll'] }],
      caret: at(1, 1),
    });
    expect(replaceTextSlots(fixed, { from: at(0, 5), to: at(0, 5) }, ['x'])).toBeNull();
  });

  test('of several lines leave the caret in the last', () => {
    expect(replaceTextSlots(TEXT, { from: at(1, 1), to: at(1, 2) }, ['', 'x'])).toMatchObject({
      words: [{ slot: 1, lines: ['a', 'xl'] }],
      caret: at(1, 1),
    });
  });
});

describe('a blank', () => {
  test('that browsers would swallow is a no-break space', () => {
    expect(typedText(TEXT, at(0, 0), ' ')).toBe('\u00a0');
    expect(typedText(TEXT, at(1, 0), ' x')).toBe('\u00a0x');
    expect(typedText(TEXT, at(1, 3), ' ')).toBe(' ');
    expect(typedText(TEXT, at(3, 0), ' ')).toBe('\u00a0');
  });

  test('at the end of a line is only shown as one', () => {
    const typed = { ...TEXT, values: ['\n  Read ', 'all', ' about ', 'it \n'] };
    expect(hiddenBlank(typed, at(2, 7))).toBe(6);
    expect(hiddenBlank(typed, at(3, 3))).toBe(2);
    expect(hiddenBlank(typed, at(0, 8))).toBeNull();
  });

  test('that a browser made a no-break space stays what it was', () => {
    expect(keepBlanks(' it ', ' itにほ\u00a0')).toBe(' itにほ ');
    expect(keepBlanks('a b', 'a\u00a0b\u00a0c')).toBe('a b\u00a0c');
  });
});

test('a step back at the start of a line takes the line break, else a sign of the slot before', () => {
  expect(stepBack(TEXT, at(3, 0))).toEqual({ from: at(2, 6), to: at(3, 0), breaks: [7] });
  expect(stepBack(TEXT, at(2, 0))).toEqual({ from: at(1, 2), to: at(1, 3), breaks: [] });
  expect(stepBack({ ...TEXT, values: ['a🎉', '', '', ''] }, at(2, 0))).toMatchObject({ from: at(0, 1), to: at(0, 3) });
  expect(stepBack(TEXT, at(0, 0))).toBeNull();
});

test('a line of nothing but blanks has no place for a caret of its own', () => {
  expect(isBlankLine({ ...TEXT, values: ['a', '', '', '\n  '] }, at(3, 0))).toBe(true);
  expect(isBlankLine({ ...TEXT, values: ['a', '', '', ''] }, at(2, 0))).toBe(false);
  expect(isBlankLine({ values: [''], fixed: new Set(), gaps: [{ kind: 'solid', breaks: [] }, LINE] }, at(0, 0))).toBe(
    false,
  );
});

test('undo leaves the caret behind what came back', () => {
  expect(changeEnd(['Rex', 'b'], ['Read x', 'b'])).toEqual(at(0, 5));
  expect(changeEnd(['a'], ['a'])).toBeNull();
  expect(pointAfter(['ab', '', 'c'], 2)).toEqual(at(0, 2));
  expect(pointAfter(['ab', 'c'], 2, true)).toEqual(at(1, 0));
});
