import { expect, it } from 'vitest';
import { parsedHtml } from '../testing/parsed-html.ts';
import { createCarriedCss } from './carried-css.ts';
import { attribute, childElements } from './dom.ts';

/** The classes of each piece of code (`data-code`) in a mail, and the rules that they bring along. */
function carriedBy(html: string, css: string) {
  const { body, sheet } = parsedHtml(html, css);
  const all = (element: typeof body): readonly (typeof body)[] => [element, ...childElements(element).flatMap(all)];
  const carried = createCarriedCss(sheet, 'mw-c');
  const pieces = all(body).filter((element) => attribute(element, 'data-code') !== '');
  return { classes: pieces.map((element) => carried.classesFor([element])), css: carried.css() };
}

it('a rule for one element stays that element’s, whatever is around it', () => {
  const { classes, css } = carriedBy(
    '<p data-code="1"><img src="a"></p><div class="wide"><p data-code="2"><img src="b"></p></div>',
    '@media (max-width:480px){.wide img{width:320px}} img{border:0}',
  );
  expect(classes).toEqual(['mw-c', 'mw-c mw-c-1']);
  expect(css).toBe('@media (max-width:480px){.mw-c-1 img{width:320px}}\n.mw-c img{border:0}');
});

it('a selector that is true within the code stays whole', () => {
  const { classes, css } = carriedBy(
    '<div data-code="1"><div class="wide"><img src="a"></div><img src="b"></div>',
    '.wide img,.other{width:320px}',
  );
  expect(classes).toEqual(['mw-c']);
  expect(css).toBe('.mw-c .wide img{width:320px}');
});

it('a rule that would reach more without what is around it is left out', () => {
  const { body, sheet } = parsedHtml(
    '<div class="a"><b>x</b><i><b>y</b></i></div>',
    '.a > b{color:red} .a b{margin:0}',
  );
  const carried = createCarriedCss(sheet, 'mw-c');
  expect(carried.classesFor(childElements(body).flatMap(childElements))).toBe('mw-c-1');
  expect(carried.css()).toBe('.mw-c-1 b{margin:0}');
});
