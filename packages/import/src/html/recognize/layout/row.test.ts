import { expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeRow } from './row.ts';
import { cellsOf } from './table.ts';

function rowIn(cells: string, css = '') {
  const source = parsedHtml(`<table><tr>${cells}</tr></table>`, css);
  const row = elementOf(source, 'tr');
  return recognizeRow(row, cellsOf(row), source.context);
}

it('one cell, kept from the edges by the empty ones beside it', () => {
  expect(rowIn('<td width="20"></td><td>A</td><td width="300"></td>')).toMatchObject({
    kind: 'cell',
    left: 20,
    right: 100,
  });
});

it('several cells are columns', () => {
  expect(rowIn('<td>A</td><td>B</td>')).toMatchObject({ kind: 'columns', columns: { boxes: [{}, {}] } });
});

it('cells that are set as blocks stand under each other', () => {
  const row = rowIn('<td>A</td><td></td><td>B</td>', 'td{display:block}');
  expect(row.kind === 'stacked' && row.cells).toHaveLength(2);
});

it('cells of one icon each are social icons, cells of other images are columns', () => {
  const icon = (host: string) =>
    `<td><a href="https://${host}/us"><img src="https://a.example/i.png" width="32"></a></td>`;
  expect(rowIn(icon('x.com') + icon('vk.com'))).toMatchObject({ kind: 'done', nodes: [{ type: 'social' }] });
  expect(rowIn(icon('x.com') + icon('a.example')).kind).toBe('columns');
});

it('cells that reach over several rows stay code', () => {
  expect(rowIn('<td rowspan="2">A</td><td>B</td>')).toMatchObject({
    kind: 'done',
    nodes: [{ kind: 'code', name: 'tr' }],
  });
});

it('a row without cells is nothing', () => {
  expect(rowIn('')).toEqual({ kind: 'done', nodes: [] });
});
