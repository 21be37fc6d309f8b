import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../testing/parsed-html.ts';
import { isEmpty, isHidden, kindOf } from './classify.ts';

function kindIn(html: string, css = '') {
  const { body, context } = parsedHtml(`<!doctype html><body>${html}`, css);
  const [node] = body.childNodes;
  if (!node) throw new Error('There is nothing.');
  return kindOf(node, context);
}

it.each([
  ['silent', '<!-- a comment -->'],
  ['silent', '<script>x</script>'],
  ['silent', '<style>x</style>'],
  ['hidden', '<div style="display:none">x</div>'],
  ['hidden', '<div style="max-height:0;overflow:hidden">x</div>'],
  ['foreign', '<form>x</form>'],
  ['foreign', '<svg></svg>'],
  ['foreign', '<v:rect>x</v:rect>'],
  ['foreign', '<p {% if a %}class="x"{% endif %}>x</p>'],
  ['foreign', '<p style="color:{{ color }}">x</p>'],
  ['foreign', '<a href="#"><div>x</div></a>'],
  ['block', '<table><tr><td>x</td></tr></table>'],
  ['block', '<p>x</p>'],
  ['block', '<span><div>x</div></span>'],
  ['line', '<img src="x" style="display:block">'],
  ['line', '<a style="display:block">x</a>'],
  ['inline', 'words'],
  ['inline', '<br>'],
  ['inline', '<img src="x">'],
  ['inline', '<b>x</b>'],
])('%s: %s', (kind, html) => {
  expect(kindIn(html)).toBe(kind);
});

describe('an element is hidden', () => {
  const css = '.m{display:none} @media (max-width:480px){.d{display:none}.m{display:block}}';
  it.each([
    ['d', false, true],
    ['m', true, false],
  ])('at one width alone: %s', (name, onDesktop, onPhone) => {
    const source = parsedHtml(`<p class="${name}">x</p>`, css);
    const element = elementOf(source, 'p');
    expect(isHidden(element, source.context.desktop)).toBe(onDesktop);
    expect(isHidden(element, source.context.phone)).toBe(onPhone);
  });
});

it.each([
  [true, '<div> &nbsp;&#8203;<b></b></div>'],
  [true, '<div><span style="display:none">x</span></div>'],
  [false, '<div>x</div>'],
  [false, '<div><img src="x"></div>'],
  [false, '<div><form></form></div>'],
  [false, '<div><p style="border:1px solid #000"></p></div>'],
])('empty: %s for %s', (empty, html) => {
  const source = parsedHtml(html);
  expect(isEmpty(elementOf(source, 'div'), source.context)).toBe(empty);
});
