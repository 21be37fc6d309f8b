import { describe, expect, it } from 'vitest';
import { elementOf, importTree, parsedHtml } from '../testing/parsed-html.ts';
import { convertBox, convertNodes } from './convert-element.ts';

function treeOf(html: string) {
  const { body, context } = parsedHtml(html);
  return importTree(convertNodes(body.childNodes, context));
}

describe('siblings become', () => {
  it.each([
    ['words around blocks', 'One<p>Two</p>Three', 'text box(text) text'],
    ['a rule and a list', '<hr><ul><li>x</li></ul>', 'divider text'],
    ['a list that a text cannot hold', '<ul><li><h2>x</h2></li></ul>', 'code'],
    ['terms with their meanings', '<dl><dt>a</dt><dd>b</dd></dl>', 'code'],
    ['a form', '<form>x</form>', 'code'],
    ['a heading', '<h2>x</h2>', 'box(heading)'],
    ['a block with a tag that ends elsewhere', '<p>{% if a %}</p>', 'code'],
    ['an empty box with a height', '<div style="height:9px"></div>', 'box(space)'],
    ['rows of a table', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'box(box(text) box(box(text)))'],
    ['cells beside each other', '<table><tr><td>a</td><td><hr></td></tr></table>', 'box(columns(text | divider))'],
    ['a painted row', '<table><tr bgcolor="#ff0000"><td>a</td></tr></table>', 'box(box(box(text)))'],
    ['a table without rows', '<table><caption>a</caption></table>', 'box(box(text))'],
    ['a loop in a table', '<table>{{#a}}<tr><td>a</td></tr>{{/a}}</table>', 'box(code)'],
    ['what only Outlook shows', '<p>a</p><!--[if mso]><p>only</p><![endif]-->', 'box(text) code'],
    ['a twin for Outlook', '<p>a</p><!--[if mso]><p>a</p><![endif]-->', 'box(text)'],
    [
      'a twin of a button, whatever it says',
      '<a href="https://a.example">a</a><!--[if mso]><v:rect href="https://a.example">b</v:rect><![endif]-->',
      'text',
    ],
    ['what is hidden', '<p style="display:none">a</p>', 'code'],
    ['what is hidden in an empty box', '<div><p style="display:none">a</p></div>', 'box(code)'],
    ['what is hidden among words', 'a<b style="display:none">b</b>', 'text code'],
    ['a hidden cell', '<table><tr><td>a</td><td style="display:none">b</td></tr></table>', 'box(box(text) code)'],
  ])('%s', (_, html, tree) => {
    expect(treeOf(html)).toBe(tree);
  });

  it('columns in the order in which they are seen', () => {
    const cell = (text: string) => `<td>${text}</td>`;
    const source = parsedHtml(`<table dir="rtl"><tr>${cell('<hr>')}${cell('a')}</tr></table>`);
    expect(importTree([convertBox(elementOf(source, 'table'), source.context)])).toBe('box(columns(text | divider))');
  });
});

it('scripts, and what only Outlook shows and cannot stay, are named; ghost tables are not', () => {
  const { body, context } = parsedHtml(
    '<p>b</p><script>x</script><!-- note --><!--[if mso]><table><tr><td><![endif]--><!--[if mso]><div><p>x</p><![endif]--><p>a</p>',
  );
  convertNodes(body.childNodes, context);
  expect(context.report.report().findings.map(({ part, count }) => [part, count])).toEqual([
    ['script', 1],
    ['mso', 1],
  ]);
});
