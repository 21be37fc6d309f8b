import { describe, expect, it, test } from 'vitest';
import { oneLine, plainLine, plainText } from './plain-text.ts';

describe('the text of HTML', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['<ul>\n  <li>Wool</li>\n  <li>Silk</li>\n</ul>', 'Wool\nSilk'],
    ['Fish &amp; chips &lt;3 &hellip; caf&eacute;', 'Fish & chips <3 … café'],
    ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['plain\nlines', 'plain\nlines'],
    ['<script>alert(1)</script><style>p{}</style>Text<!-- no -->', 'Text'],
    ['<p>never closed <b>bold', 'never closed bold'],
    ['<img src=x onerror=alert(1)>', ''],
    ['a\u0000b\u202Ec\u0007d', 'a b c d'],
    ['👩‍👩‍👧 stays', '👩‍👩‍👧 stays'],
  ])('%j is %j', (html, text) => {
    expect(plainText(html, 500)).toBe(text);
  });

  it('is cut where it is too long, and never inside of a character', () => {
    expect(plainText(`<p>${'word '.repeat(1000)}</p>`, 20)).toBe('word word word word…');
    expect(plainText('👍'.repeat(20), 10)).toBe(`${'👍'.repeat(4)}…`);
  });

  it('of ten megabytes is read in no time', () => {
    expect(plainText(`<p>${'<b>x</b>'.repeat(1_250_000)}`, 2000)).toHaveLength(2000);
  });

  it('is one line where a name is wanted', () => {
    expect(plainLine('<b>Tea</b><br>\n &amp; more', 100)).toBe('Tea & more');
    expect(oneLine('  Tea\n<3 ', 100)).toBe('Tea <3');
  });
});
