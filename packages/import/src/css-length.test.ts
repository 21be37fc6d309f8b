import { expect, test } from 'vitest';
import { pixels, shareOf } from './css-length.ts';
import { lengthOf, lineSpacing, padding } from './design/lengths.ts';
import { lengthOf as mjmlLength } from './mjml/values.ts';

test.each([
  ['12px', 12],
  [' 12PX !important', 12],
  [12, 12],
  ['.5', 0.5],
  ['-3px', -3],
  ['9pt', 12],
  ['1.5em', 24],
  ['2rem', 32],
  ['2ex', 16],
  ['1in', 96],
  ['10mm', 37.8],
  ['0', 0],
])('%s is a length', (written, length) => {
  expect(pixels(written)).toBeCloseTo(length, 10);
});

test.each(['50%', 'auto', '', '12 px', '1e3px', '20000px', '12foo', 'constructor', '10px 20px', null, true, {}])(
  '%j is none',
  (written) => {
    expect(pixels(written)).toBeNull();
  },
);

test('em and percent are of what is around', () => {
  expect(pixels('1.5em', { em: 10 })).toBe(15);
  expect(pixels('50%', { whole: 600 })).toBe(300);
  expect(shareOf('50%')).toBe(0.5);
  expect(shareOf('50')).toBeNull();
});

test('designs hold two digits and nothing below zero', () => {
  expect(lengthOf('13.3333px')).toBe(13.33);
  expect(lengthOf('-3px')).toBeNull();
  expect(padding('1px 2px 3px')).toEqual({ paddingTop: 1, paddingRight: 2, paddingBottom: 3, paddingLeft: 2 });
  expect([lineSpacing('1.4', 1.4, 14), lineSpacing('140%', 1.4, 14), lineSpacing('28px', 1.4, 20)]).toEqual([
    100, 100, 100,
  ]);
  expect(mjmlLength('33.333%', 600)).toBe(200);
});
