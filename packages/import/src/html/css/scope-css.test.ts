import { expect, test } from 'vitest';
import { scopeCss } from './scope-css.ts';

test('holds for an element of the class and what is in it', () => {
  expect(scopeCss('h1{color:red}', 'm1')).toBe('.m1 h1,h1.m1{color:red}');
  expect(scopeCss('.cta:hover > a::before , #logo { color : red !important }', 'm1')).toBe(
    '.m1 .cta:hover > a::before,.m1.cta:hover > a::before,.m1 #logo,.m1#logo{color : red !important}',
  );
  expect(scopeCss('*{margin:0}td[width="600"]{width:auto}', 'm1')).toBe(
    '.m1 *,*.m1{margin:0}\n.m1 td[width="600"],td.m1[width="600"]{width:auto}',
  );
});

test('keeps media queries, fonts, animations and values as they are written', () => {
  const css =
    '@media (max-width:480px){.a{width:100% !important}@media (prefers-color-scheme:dark){.b{color:#fff}}}' +
    '@font-face{font-family:"A";src:url(https://ex.com/a.woff2)}@keyframes in{from{opacity:0}to{opacity:1}}';
  expect(scopeCss(css, 'm1').split('\n')).toEqual([
    '@font-face{font-family:"A";src:url(https://ex.com/a.woff2)}',
    '@keyframes in{from{opacity:0}to{opacity:1}}',
    '@media (max-width:480px){.m1 .a,.m1.a{width:100% !important}}',
    '@media (max-width:480px){@media (prefers-color-scheme:dark){.m1 .b,.m1.b{color:#fff}}}',
  ]);
});

test('what mail programs put around a mail stays around it', () => {
  expect(scopeCss('[data-ogsc] .ink{color:#fff}', 'm1')).toBe('[data-ogsc] .m1 .ink,[data-ogsc] .m1.ink{color:#fff}');
  expect(scopeCss('u + #body a{color:inherit}', 'm1')).toBe('u + #body .m1 a,u + #body a.m1{color:inherit}');
  expect(scopeCss('body.dark > table{color:#fff}', 'm1')).toBe('body.dark .m1 table,body.dark table.m1{color:#fff}');
});

test('nothing reaches the rest of the mail: rules for the page and what cannot be read are left out', () => {
  expect(scopeCss('body{margin:0}html,:root{color:red}', 'm1')).toBe('');
  expect(scopeCss('@import url(https://ex.com/a.css);@charset "utf-8";a{color:red}', 'm1')).toBe(
    '.m1 a,a.m1{color:red}',
  );
  expect(scopeCss('h1{}}} h2{color:red} ]]{color:blue} h3 {', 'm1')).not.toMatch(/(^|,)\s*h\d\s*[,{]/m);
  expect(scopeCss('a b, body, c{color:red}', 'm1')).toBe('.m1 a b,a.m1 b,.m1 c,c.m1{color:red}');
});
