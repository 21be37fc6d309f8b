import { describe, expect, it } from 'vitest';
import { hasScript } from './scripts.ts';

describe('custom scripts', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="x.js">',
    '<!--[if mso]><script>1</script><![endif]-->',
    '<img src="x" onerror="alert(1)">',
    "<img alt='>' ONLOAD=alert(1)>",
    '<svg/onload=alert(1)>',
    '<a href=" javascript:alert(1)">x</a>',
    '<style><a title="</style><img onerror=alert(1) src=x>',
  ])('are found in %s', (html) => {
    expect(hasScript(html)).toBe(true);
  });

  it.each([
    '<p>Use the &lt;script&gt; tag, then onclick = 1</p>',
    '<img alt="on load = now" title="<b onclick=1>">',
    '<!-- <img onerror="1"> --><p>javascript: the language</p>',
    '<a href="https://x.example/?u=javascript:1">x</a>',
    '<style>a[onclick]{color:red}</style>',
    'a < b and b > c',
  ])('are not seen in %s', (html) => {
    expect(hasScript(html)).toBe(false);
  });

  it('are looked for in time linear to the content', () => {
    const start = performance.now();
    for (const part of ['<a "', '<a =', '<', '<!--', '<style>', '<a b="', '<a /']) {
      expect(hasScript(part.repeat(300_000))).toBe(false);
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
