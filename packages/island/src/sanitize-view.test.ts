import { describe, expect, test } from 'vitest';
import { DROPPED_ELEMENTS, KEPT_ELEMENTS } from './allow-list.ts';
import { openIsland } from './open-island.ts';
import { type HtmlParent, isElement, parseHtml } from './parse-html.ts';
import { containsScript } from './problems/contains-script.ts';
import { sanitizeView } from './sanitize-view.ts';
import { ATTACKS, HARMLESS, TRICKS } from './testing/attacks.ts';
import { mailFixtures } from './testing/mail-fixtures.ts';

const SKELETON = new Set(['html', 'head', 'body', 'style']);

/** Everything in a view that a browser, with or without scripting, would make of it and that may not be there. */
function foundIn(view: string): readonly string[] {
  const found: string[] = [];
  const look = (parent: HtmlParent) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#comment') found.push('a comment');
      if (!isElement(node)) continue;
      if (!KEPT_ELEMENTS.has(node.tagName) && !SKELETON.has(node.tagName)) found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        if (/^on|^srcdoc$|^formaction$|^data-mw/.test(name)) found.push(`${node.tagName} ${name}`);
        if (/^\s*(?:javascript|vbscript|data:text)/i.test(value) && name !== 'alt' && name !== 'title')
          found.push(value);
      }
      look(node);
    }
  };
  for (const scripting of [true, false]) {
    const document = parseHtml(view, { scripting });
    if (document) look(document);
  }
  return found;
}

describe('no code comes into a view, and none appears when the view is parsed and written again', () => {
  test.each([...ATTACKS, ...TRICKS].map((attack) => [attack]))('%s', (attack) => {
    for (const source of [attack, `<table><tr><td>${attack}</td></tr></table>`, `<p>${attack}${attack}`]) {
      const view = sanitizeView(source);
      expect(foundIn(view)).toEqual([]);
      expect(containsScript(view)).toBe(false);
      expect(foundIn(sanitizeView(view))).toEqual([]);
    }
  });
});

test.each(HARMLESS.map((html) => [html]))('%s is as harmless as it is', (html) => {
  expect(foundIn(sanitizeView(html))).toEqual([]);
});

test('what a mail looks like is kept', () => {
  const html =
    '<h1 class="big" style="color:#fff">Hi</h1><a href="https://a.example/?a=1&amp;b=2" target="_blank">x</a><br>' +
    '<img src="https://a.example/a.png" alt="A &quot;B&quot;" width="10">';
  expect(sanitizeView(html)).toBe(html);
});

test('style sheets are kept without imports and without a way out of their element', () => {
  const view = sanitizeView('<style>@import url(//a.example/f.css);p{color:red}/*<p>*/</style><p>x</p>');
  expect(view).toBe('<style>p{color:red}/*\\3c p>*/</style><p>x</p>');
  expect(sanitizeView('<style>p{width:expression(1)}</style><p>x</p>')).toBe('<p>x</p>');
});

test('a whole document becomes its style sheets and its body', () => {
  const source =
    '<!doctype html><html><head><title>T</title><style>p{}</style></head><body bgcolor="#EEE">Hi</body></html>';
  expect(sanitizeView(source)).toBe('<style>p{}</style><div style="background-color:#EEE;">Hi</div>');
});

test('elements nobody knows give way to what they hold', () => {
  expect(sanitizeView('<form><custom-card><b>x</b></custom-card></form><o:p>y</o:p>')).toBe('<b>x</b>y');
});

test('foreign code cannot pass for a node of the canvas, nor shadow what `document` has', () => {
  expect(sanitizeView('<p data-mw-id="a" data-x="1">x</p><img name="body" id="b">')).toBe(
    '<p data-x="1">x</p><img id="b">',
  );
});

test('links keep addresses that open something outside, merge fields included', () => {
  const hrefs = ['mailto:a@b.example', 'tel:1', 'sms:1', 'skype:x', '#top', '/a', '{{ url }}', '*|URL|*', '%%x%%'];
  for (const href of hrefs) expect(sanitizeView(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  for (const href of ['file:///etc', 'blob:x', 'about:blank', 'filesystem:x', 'intent:x']) {
    expect(sanitizeView(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  }
});

test('a source deeper than any mail is shown as text', () => {
  const view = sanitizeView('<div>'.repeat(200_000));
  expect(view.startsWith('&lt;div&gt;&lt;div&gt;')).toBe(true);
});

test('what is kept and what is dropped are two different things', () => {
  expect([...KEPT_ELEMENTS].filter((element) => DROPPED_ELEMENTS.has(element))).toEqual([]);
});

describe('real mails lose nothing that is seen', () => {
  test.each(mailFixtures())('%s', (_, source) => {
    const view = sanitizeView(source);
    expect(foundIn(view)).toEqual([]);
    expect(count(view, /<a\b/gi)).toBe(count(shown(source), /<a\b/gi));
    expect(count(view, /<img\b/gi)).toBe(count(shown(source), /<img\b/gi));
    expect(count(view, /<t[dh]\b/gi)).toBe(count(shown(source), /<t[dh]\b/gi));
  });
});

function shown(source: string): string {
  return source.replace(/<!--.*?-->/gs, '');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

test('on the canvas every element says which one of the source it is, and the marks are all that differs', () => {
  const source = '<p>a</p><script>x</script><table><tr><td><img src="a.png"></td></tr></table>';
  expect(openIsland(source)?.markedView()).toBe(
    '<p data-mw-at="0">a</p><table data-mw-at="2"><tbody><tr data-mw-at="3"><td data-mw-at="4">' +
      '<img data-mw-at="5" src="a.png"></td></tr></tbody></table>',
  );
  for (const [, mail] of mailFixtures()) {
    expect(
      openIsland(mail)
        ?.markedView()
        .replace(/ data-mw-at="\d+"/g, ''),
    ).toBe(sanitizeView(mail));
  }
});
