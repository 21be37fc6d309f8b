import { isElement } from '@mailwright/island';
import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { boxColumns, cellColumns, isBeside } from './columns.ts';
import { cellsOf } from './table.ts';

function cellsIn(cells: string, css = '', attributes = '') {
  const source = parsedHtml(`<table ${attributes}><tr>${cells}</tr></table>`, css);
  const row = elementOf(source, 'tr');
  return cellColumns(row, cellsOf(row), source.context);
}

function boxesIn(html: string, css = '') {
  const { body, context } = parsedHtml(html, css);
  return boxColumns(body.childNodes.filter(isElement), context);
}

it.each([
  [true, '<div style="display:inline-block;width:300px">x</div>'],
  [true, '<table align="left" width="300"><tr><td>x</td></tr></table>'],
  [true, '<div style="display:table-cell">x</div>'],
  [true, '<div style="display:inline-block;width:100%;max-width:300px">x</div>'],
  [false, '<div>x</div>'],
  [false, '<table align="left" width="100%"><tr><td>x</td></tr></table>'],
  [false, '<p style="display:inline-block">x</p>'],
])('beside its neighbors: %s for %s', (beside, html) => {
  const { body, context } = parsedHtml(html);
  const [element] = body.childNodes.filter(isElement);
  expect(element && isBeside(element, context)).toBe(beside);
});

describe('cells of a row', () => {
  it('that are empty are the space between the others', () => {
    const { boxes, wraps } = cellsIn('<td>A</td><td width="20"></td><td>B</td>');
    expect(boxes.map(({ gutter }) => gutter)).toEqual([0, 24]);
    expect(wraps).toBe(false);
  });

  it('that are empty and wide, or painted, are columns', () => {
    expect(cellsIn('<td>A</td><td width="200"></td>').boxes).toHaveLength(2);
    expect(cellsIn('<td>A</td><td width="20" bgcolor="#ff0000"></td>').boxes).toHaveLength(2);
  });

  it('stack on phones where a media query makes lines of them, or leaves one of them', () => {
    const cells = '<td class="c">A</td><td class="d">B</td>';
    expect(cellsIn(cells).stack).toBe(false);
    expect(cellsIn(cells, '@media (max-width:480px){.c{display:block}}').stack).toBe(true);
    expect(cellsIn(cells, '@media (max-width:480px){.d{display:none}}').stack).toBe(true);
  });

  it('from right to left are in the reverse order on phones', () => {
    expect(cellsIn('<td>A</td><td>B</td>', '', 'dir="rtl"').reverse).toBe(true);
    expect(cellsIn('<td>A</td><td>B</td>').reverse).toBe(false);
  });

  it('align their content as the first says', () => {
    expect(cellsIn('<td>A</td><td>B</td>').verticalAlign).toBe('middle');
    expect(cellsIn('<td valign="top">A</td><td>B</td>').verticalAlign).toBe('top');
    expect(cellsIn('<td valign="bottom">A</td><td>B</td>').verticalAlign).toBe('bottom');
  });
});

describe('boxes beside each other', () => {
  const box = (text: string, style: string) => `<div style="display:inline-block;${style}">${text}</div>`;

  it('go on to the next line where they do not fit, and stack by their width on a phone', () => {
    const { wraps, stack, boxes } = boxesIn(box('A', 'width:300px') + box('', 'width:300px') + box('B', 'width:300px'));
    expect({ wraps, stack, count: boxes.length }).toEqual({ wraps: true, stack: true, count: 2 });
    expect(boxesIn(box('A', 'width:90px') + box('B', 'width:90px')).stack).toBe(false);
    expect(boxesIn(box('A', 'width:50%') + box('B', 'width:50%')).stack).toBe(false);
  });

  it('keep their bytes for where no section can stand', () => {
    const html = box('A', 'width:50%') + box('B', 'width:50%');
    expect(boxesIn(html).code()).toMatchObject({ kind: 'code', html });
  });
});
