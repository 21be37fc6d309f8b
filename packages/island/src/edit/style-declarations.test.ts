import { expect, test } from 'vitest';
import { styleDeclarations, styleValues } from './style-declarations.ts';

test.each([
  ['color:red; WIDTH : 10px ;', { color: 'red', width: '10px' }],
  [
    'background:url(data:image/png;base64,AA==);color:red',
    { background: 'url(data:image/png;base64,AA==)', color: 'red' },
  ],
  [`font-family:"a;b";color:red`, { 'font-family': '"a;b"', color: 'red' }],
  ['/* a;b */color:red', { color: 'red' }],
  ['color:{{ brand; }};width:10px', { color: '{{ brand; }}', width: '10px' }],
  ['color:red;{{ more }};width:10px', { color: 'red', width: '10px' }],
  ['color:red;color:blue', { color: 'blue' }],
  ['color:red ! important;color:blue', { color: 'red' }],
  [`color:'red;width:10px`, { color: `'red`, width: '10px' }],
  ['nothing', {}],
])('%s', (style, values) => {
  expect(Object.fromEntries(styleValues(style))).toEqual(values);
});

test('says where each declaration and its value stand', () => {
  const style = ' color : red !important ; width:10px';
  const cut = styleDeclarations(style).map(({ start, end, valueStart, valueEnd }) => [
    style.slice(start, end),
    style.slice(valueStart, valueEnd),
  ]);
  expect(cut).toEqual([
    ['color : red !important', 'red'],
    ['width:10px', '10px'],
  ]);
});
