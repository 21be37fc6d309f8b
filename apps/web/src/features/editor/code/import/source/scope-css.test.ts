import { expect, it } from 'vitest';
import { scopeCss } from './scope-css.ts';

const scope = (css: string) => scopeCss(css, '.mw-x');

it('puts the class before every selector and leaves the rest as it is written', () => {
  expect(scope('p , a:hover>b{color:red}\n/* c, d */\n.x[title="a,b"] i{ }')).toBe(
    '.mw-x p , .mw-x a:hover>b{color:red}\n/* c, d */\n.mw-x .x[title="a,b"] i{ }',
  );
});

it('takes the root of a document for the block itself', () => {
  expect(scope('body{margin:0}html body.dark td{}:root{--a:b}.body{}')).toBe(
    '.mw-x{margin:0}.mw-x.dark td{}.mw-x{--a:b}.mw-x .body{}',
  );
});

it('reaches into media queries and leaves fonts and animations alone', () => {
  expect(scope('@media (max-width:600px){p{}a,b{}}')).toBe('@media (max-width:600px){.mw-x p{}.mw-x a,.mw-x b{}}');
  expect(scope('@font-face{font-family:x}@keyframes k{from{top:0}50%{top:1px}}')).toBe(
    '@font-face{font-family:x}@keyframes k{from{top:0}50%{top:1px}}',
  );
});

it('lets broken CSS pass without losing any of it', () => {
  for (const css of ['p{color:red', '}}}', 'a,,b{}', '{}', '@media {', '{{ x }} p{}']) {
    expect(scope(css).replaceAll('.mw-x ', '').replaceAll('.mw-x', '')).toBe(css);
  }
});
