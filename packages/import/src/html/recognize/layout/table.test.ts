import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeTable } from './table.ts';

function piecesIn(rows: string) {
  const source = parsedHtml(`<table>${rows}</table>`);
  return recognizeTable(elementOf(source, 'table'), source.context);
}

const kinds = (rows: string) => piecesIn(rows).map(({ kind }) => kind);

describe('a table is', () => {
  it('its rows, whatever stands around them', () => {
    expect(kinds('<thead><tr><td>A</td></tr></thead><tbody><tr><td>B</td></tr></tbody>')).toEqual(['row', 'row']);
  });

  it('code where it is a table of data', () => {
    expect(kinds('<tr><th>Item</th><th>Price</th></tr><tr><td>Coat</td><td>40</td></tr>')).toEqual(['code']);
  });

  it('no table of data with one row, with widths, or with a layout in it', () => {
    expect(kinds('<tr><td>Item</td><td>Price</td></tr>')).toEqual(['row']);
    expect(kinds('<tr><td width="90">A</td><td>B</td></tr><tr><td width="90">C</td><td>D</td></tr>')).toEqual([
      'row',
      'row',
    ]);
    expect(kinds('<tr><td><img src="x"></td><td>B</td></tr><tr><td>C</td><td>D</td></tr>')).toEqual(['row', 'row']);
  });

  it('code with more columns than a section holds', () => {
    expect(kinds(`<tr>${'<td>x</td>'.repeat(7)}</tr>`)).toEqual(['code']);
    expect(kinds(`<tr>${'<td>x</td>'.repeat(6)}</tr>`)).toEqual(['row']);
  });
});

describe('rows in a loop', () => {
  it('stay code together, with the tags that begin and end it', () => {
    const [head, loop, foot] = piecesIn(
      '<tr><td>Head</td></tr>{{#each a}}<tr><td>1</td></tr><tr><td>2</td></tr>{{/each}}<tr><td>Foot</td></tr>',
    );
    expect([head?.kind, foot?.kind]).toEqual(['row', 'row']);
    expect(loop).toMatchObject({
      kind: 'code',
      html: '<table>{{#each a}}<tr><td>1</td></tr><tr><td>2</td></tr>{{/each}}</table>',
    });
  });

  it('that never ends are code to the end of the table', () => {
    expect(kinds('<tr><td>Head</td></tr>{% if a %}<tr><td>1</td></tr><tr><td>2</td></tr>')).toEqual(['row', 'code']);
  });

  it('that begins and ends inside a row leave it a row', () => {
    expect(kinds('<tr><td>{% if a %}A{% endif %}</td></tr>')).toEqual(['row']);
  });
});
