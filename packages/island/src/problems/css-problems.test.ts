import { expect, test } from 'vitest';
import { cssProblems } from './css-problems.ts';

test('rules, media queries and pictures may stand in the CSS of a mail', () => {
  expect(cssProblems('@media (max-width:600px){.a>b{color:red;background:url("https://x.example/a.png")}}')).toEqual(
    [],
  );
  expect(cssProblems('')).toEqual([]);
});

test('end tags, imports and code are named with their lines', () => {
  expect(cssProblems('a{}\n</style><script>x</script>')).toEqual([{ kind: 'tag', line: 2 }]);
  expect(cssProblems('a{}\n\n@IMPORT url(x.css);')).toEqual([{ kind: 'import', line: 3 }]);
  expect(cssProblems('a{width:expression(alert(1))}\nb{background:url( "javascript:x" )}')).toEqual([
    { kind: 'script', line: 1 },
    { kind: 'script', line: 2 },
  ]);
});

test('escapes, comments and line breaks hide nothing', () => {
  expect(cssProblems('@\\69mport "x"')).toEqual([{ kind: 'import', line: 1 }]);
  expect(cssProblems('a{width:exp/**/ression(1)}')).toEqual([{ kind: 'script', line: 1 }]);
  expect(cssProblems('b{}\nb{behavior\n:url(x.htc)}')).toEqual([{ kind: 'script', line: 1 }]);
});
