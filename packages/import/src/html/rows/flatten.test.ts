import { describe, expect, it } from 'vitest';
import { parsedHtml } from '../../testing/parsed-html.ts';
import { convertNodes } from '../convert-element.ts';
import { columnWidth, flatten } from './flatten.ts';
import type { Row } from './row.ts';

function nodesOf(html: string, css = '') {
  const { body, context } = parsedHtml(html, css);
  return convertNodes(body.childNodes, context);
}

const rowsOf = (html: string, width: number | null = 600, css = '') => flatten(nodesOf(html, css), width, 600);
const kinds = (rows: readonly Row[]) =>
  rows.map(({ content }) => (content.kind === 'leaf' ? content.type : content.kind)).join(' ');

describe('boxes are taken apart into rows', () => {
  it('each with the boxes around it, and the space between rows over the second', () => {
    const [one, two] = rowsOf('<div style="padding:10px 20px"><p>One</p><p style="margin-top:30px">Two</p></div>');
    expect(one?.layers[0]?.pad).toEqual({ top: 26, right: 20, bottom: 0, left: 20 });
    expect(two?.layers[0]?.pad).toEqual({ top: 30, right: 20, bottom: 26, left: 20 });
  });

  it('with other paddings on a phone', () => {
    const [row] = rowsOf('<div>x</div>', 600, 'div{padding:30px} @media (max-width:480px){div{padding:8px}}');
    expect(row?.layers[0]).toMatchObject({ pad: { left: 30 }, phone: { left: 8 } });
  });

  it('but not one with a border or an image around several rows', () => {
    expect(kinds(rowsOf('<div style="border:1px solid #000"><p>One</p><p>Two</p></div>'))).toBe('group');
    expect(kinds(rowsOf('<div style="border:1px solid #000"><p>One</p></div>'))).toBe('text');
    expect(kinds(rowsOf('<div style="background:#eeeeee"><p>One</p><p>Two</p></div>'))).toBe('text text');
  });
});

describe('a box narrower than its place', () => {
  it('leaves space where it does not stand', () => {
    const beside = (attributes: string) =>
      rowsOf(`<table width="400" ${attributes}><tr><td>x</td></tr></table>`)[0]?.layers[0]?.pad;
    expect(beside('')).toMatchObject({ left: 0, right: 200 });
    expect(beside('align="center"')).toMatchObject({ left: 100, right: 100 });
    expect(beside('align="right"')).toMatchObject({ left: 200, right: 0 });
  });

  it('gives code that is alone in it its width instead', () => {
    const [row] = rowsOf('<table width="400" align="center"><tr><td><form>x</form></td></tr></table>');
    expect(row?.content).toMatchObject({ kind: 'code', availableWidth: 400, place: 'center' });
  });
});

describe("the mail's own column", () => {
  it('is the widest that is set between a column of it and a web page', () => {
    expect(
      columnWidth(
        nodesOf('<table width="640"><tr><td><table width="300"><tr><td>x</td></tr></table></td></tr></table>'),
      ),
    ).toBe(640);
    expect(columnWidth(nodesOf('<table width="200"><tr><td>x</td></tr></table>'))).toBe(0);
    expect(columnWidth(nodesOf('<table width="1200"><tr><td>x</td></tr></table>'))).toBe(0);
  });

  it('parts what is around it from what is in it', () => {
    const [row] = rowsOf(
      '<div style="background:#112233;padding:30px"><table width="640"><tr><td style="padding:9px">x</td></tr></table></div>',
      null,
    );
    expect(row?.width).toBe(640);
    expect(row?.outside?.[0]).toMatchObject({ background: '#112233', pad: { top: 30 } });
    expect(row?.layers.some(({ pad }) => pad.left === 9)).toBe(true);
  });
});
