import { expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../testing/parsed-html.ts';
import { importCode, importRows } from './code.ts';

it('siblings stay as they are written, with what is between them', () => {
  const html = '<P  class=a>One</P>\n<!-- note --><p>Two</p>';
  const { body, context } = parsedHtml(html);
  expect(importCode(body.childNodes, context)).toMatchObject({ kind: 'code', name: 'p', html });
});

it('words that the body ends with stay without the end of the document', () => {
  const { body, context } = parsedHtml('<html><body><a href="x">a</a>{{ TrackView }}</body></html>\n');
  expect(importCode(body.childNodes, context)?.html).toBe('<a href="x">a</a>{{ TrackView }}');
  const behind = parsedHtml('<html><body>one</body></html> two');
  expect(importCode(behind.body.childNodes, behind.context)?.html).toBe('one two');
});

it('rows and cells get the table around them that they need', () => {
  const source = parsedHtml('<table width="600"><tr><td>A</td><td>B</td></tr></table>');
  expect(importCode([elementOf(source, 'tr')], source.context)?.html).toBe(
    '<table width="600"><tr><td>A</td><td>B</td></tr></table>',
  );
  expect(importCode([elementOf(source, 'td')], source.context)?.html).toBe(
    '<table width="600"><tr><td>A</td></tr></table>',
  );
});

it('bytes between two positions keep the table that they stand in', () => {
  const html = '<table width="600">{{#a}}<tr><td>A</td></tr>{{/a}}</table>';
  const source = parsedHtml(html);
  const range = { start: html.indexOf('{{#a}}'), end: html.indexOf('</table>') };
  expect(importRows(elementOf(source, 'table'), range, [], source.context)).toMatchObject({ name: 'tr', html });
});

it('what the parser made up, and blanks, are no code', () => {
  const source = parsedHtml('<table><tr><td> </td></tr></table>');
  expect(importCode([], source.context)).toBeNull();
  expect(importCode(elementOf(source, 'td').childNodes, source.context)).toBeNull();
});
