import { type HtmlElement, isElement, parseHtml } from '@mailwright/island';
import { expect, it } from 'vitest';
import { createSelectorReader } from './selector.ts';

function elementsOf(html: string): readonly HtmlElement[] {
  const inside = (element: HtmlElement): readonly HtmlElement[] => [
    element,
    ...element.childNodes.filter(isElement).flatMap(inside),
  ];
  return parseHtml(html)?.childNodes.filter(isElement).flatMap(inside) ?? [];
}

const MAIL = elementsOf(
  '<div id=top class="a b"><p class="w:full"><a href=x title="Say more">1</a></p><a name=y lang=en-GB>2</a></div>',
);

function matched(text: string): readonly string[] {
  const selector = createSelectorReader(1000)(text);
  return MAIL.filter((element) => selector?.matches(element)).map(({ tagName }) => tagName);
}

it.each([
  ['DIV.b.a', ['div'], 201, '.b'],
  ['#top>a', ['a'], 10_001, 'a'],
  ['div a[href]', ['a'], 102, 'a'],
  ['.w\\:full', ['p'], 100, '.w:full'],
  ['a:link', ['a'], 101, 'a'],
  ['[title~="more"]', ['a'], 100, '*'],
  ['[lang|=en]', ['a'], 100, '*'],
  ['[id=top]', ['div'], 100, '*'],
  ['body *', ['div', 'p', 'a', 'a'], 1, '*'],
])('%s asks for %j', (text, tags, specificity, key) => {
  expect(matched(text)).toEqual(tags);
  expect(createSelectorReader(1000)(text)).toMatchObject({ specificity, key });
});

it.each(['a:hover', 'p + a', 'p ~ a', 'a::before', 'p:first-child', 'a >', '> a', 'a > > b', 'a, b', '', ':not('])(
  '%s is not read',
  (text) => {
    expect(createSelectorReader(1000)(text)).toBeNull();
  },
);

it('matches nothing any more once it has gone up the tree too often', () => {
  const selector = createSelectorReader(3)('div a');
  expect([1, 2, 3, 4].map(() => MAIL.filter((element) => selector?.matches(element)).length)).toEqual([2, 0, 0, 0]);
});
