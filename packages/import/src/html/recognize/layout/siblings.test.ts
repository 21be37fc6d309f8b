import { expect, it } from 'vitest';
import { parsedHtml } from '../../../testing/parsed-html.ts';
import { groupSiblings } from './siblings.ts';

function kinds(html: string) {
  const { body, context } = parsedHtml(html);
  return groupSiblings(body.childNodes, context).map(({ kind, nodes }) => `${kind} ${nodes.length}`);
}

const column = '<div style="display:inline-block;width:300px">x</div>';

it('inline content is a run, blocks are alone', () => {
  expect(kinds('Words<b>x</b><p>y</p><p>z</p>')).toEqual(['run 1', 'run 1', 'one 1', 'one 1']);
});

it('boxes beside each other are columns, whatever comments and blanks are between them', () => {
  expect(kinds(`${column}<!--[if mso]></td><td><![endif]--> ${column}<p>x</p>`)).toEqual(['columns 4', 'one 1']);
  expect(kinds(`${column}words${column}`)).toEqual(['one 1', 'run 1', 'one 1']);
});

it('what a template tag begins belongs together until it ends', () => {
  expect(kinds('{% if a %}<p>1</p><p>2</p>{% endif %}<p>3</p>')).toEqual(['code 4', 'one 1']);
  expect(kinds('{% if a %}<b>1</b>{% endif %}')).toEqual(['run 3']);
  expect(kinds('{% if a %}<p>1</p><p>2</p>')).toEqual(['code 3']);
});

it('a template tag between rows, which the parser moves before the table, is not there', () => {
  expect(kinds('<table>{{#a}}<tr><td>x</td></tr>{{/a}}</table>')).toEqual(['one 1']);
});
