import { expect, it } from 'vitest';
import { NOTHING } from './import-content.ts';
import { importProblems } from './import-problems.ts';

const check = (html: string, css = '', customCode = true) => importProblems({ ...NOTHING, html, css }, { customCode });

it('names the lines of base64 in HTML and in CSS', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  expect(check(`<p>\n<img src="${image}">\n\n<img src="${image}">`, `a{}\nb{background:url(${image})}`)).toEqual([
    { kind: 'base64', field: 'html', lines: [2, 4] },
    { kind: 'base64', field: 'css', lines: [2] },
  ]);
});

it('refuses CSS that reaches out of its style block', () => {
  expect(check('', '@import "x";\n</style>')).toEqual([
    { kind: 'css', problem: 'import', lines: [1] },
    { kind: 'css', problem: 'tag', lines: [2] },
  ]);
});

it('refuses scripts without the plan and keeps them with it', () => {
  for (const html of ['<script>x</script>', '<p onclick="x()">', '<a href="java\nscript:x">']) {
    expect(check(html, '', false)).toEqual([{ kind: 'script' }]);
    expect(check(html)).toEqual([]);
  }
});

it('finds nothing in an ordinary mail', () => {
  expect(check('<!doctype html><p>Hi {{ name }}</p>', 'p{color:red}', false)).toEqual([]);
});
