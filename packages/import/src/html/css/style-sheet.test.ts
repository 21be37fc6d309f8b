import { describe, expect, it } from 'vitest';
import { readDeclarations, readStyleSheet } from './style-sheet.ts';

describe('a style sheet', () => {
  it('keeps what stands between the braces of a rule as it is written, without comments', () => {
    const { rules } = readStyleSheet('p > .a , td { COLOR : Red;/* } */ mso-x:"}/*" }');
    expect(rules).toEqual([
      {
        selectors: ['p > .a', 'td'],
        declarations: [
          { name: 'color', value: 'Red', important: false },
          { name: 'mso-x', value: '"}/*"', important: false },
        ],
        body: 'COLOR : Red;  mso-x:"}/*"',
        media: [],
      },
    ]);
  });

  it('tells the media queries around a rule, outermost first', () => {
    const { rules } = readStyleSheet('@media screen{@MEDIA (max-width: 600px) {a{color:red}}}b{color:blue}');
    expect(rules.map(({ media }) => media)).toEqual([['screen', '(max-width: 600px)'], []]);
  });

  it('keeps fonts and animations as they are written, and passes over what it does not know', () => {
    const { rules, others } = readStyleSheet(
      '@import "x.css";@font-face { font-family:A }@-webkit-keyframes k { to { top:0 } }@page{margin:0}a{b:c}',
    );
    expect(others).toEqual(['@font-face { font-family:A }', '@-webkit-keyframes k { to { top:0 } }']);
    expect(rules.map(({ selectors }) => selectors)).toEqual([['a']]);
  });

  it('leaves out what cannot be read and goes on behind it', () => {
    expect(readDeclarations('color red;width:1px;:x;height:2px ! Important;a:;b:{{ c }}')).toEqual([
      { name: 'width', value: '1px', important: false },
      { name: 'height', value: '2px', important: true },
      { name: 'b', value: '{{ c }}', important: false },
    ]);
    expect(readStyleSheet('a{color:red').rules[0]?.body).toBe('color:red');
  });

  it.each(['a{', '@media all{', '@x{', '(', 'a{b:c d{'])(
    'reads %s a hundred thousand times without an error',
    (piece) => {
      expect(readStyleSheet(piece.repeat(100_000)).rules.length).toBeLessThan(2);
    },
  );

  it('reads a long sheet in pieces as it reads it whole', () => {
    const rule = (at: number) => `.r${at} > a[title="}"], p { color: red; /* } */ background: url(x${at}.png) }`;
    const media = (at: number) => `@media (min-width: ${at}px) {\n${rule(at)}\n${rule(at + 1)}\n}`;
    const pieces = Array.from({ length: 400 }, (_, at) => (at % 5 === 0 ? media(at) : rule(at)));
    const { rules, others } = readStyleSheet(`${pieces.join('\n')}@font-face{font-family:A}`);
    expect(rules).toEqual(pieces.flatMap((piece) => readStyleSheet(piece).rules));
    expect(rules).toHaveLength(480);
    expect(rules.filter(({ media }) => media[0] === '(min-width: 5px)')).toHaveLength(2);
    expect(others).toEqual(['@font-face{font-family:A}']);
  });

  it('goes on behind hundreds of tags, and gives up two megabytes of them, which the parser takes minutes for', () => {
    const last = (pieces: string) => readStyleSheet(`${pieces}a{}b{c:d}`).rules.at(-1)?.selectors;
    for (const piece of ['{% if a %}', '{{#a}}']) {
      expect(last(piece.repeat(900))).toEqual(['b']);
      expect(last(piece.repeat(2_000_000 / piece.length))).not.toEqual(['b']);
    }
    expect(readDeclarations(`${'b c;'.repeat(80)}d:e`)).toEqual([{ name: 'd', value: 'e', important: false }]);
    expect(readDeclarations(`${'b c;'.repeat(500_000)}d:e`)).toEqual([]);
  });
});
