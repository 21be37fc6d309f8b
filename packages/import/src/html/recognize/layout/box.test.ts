import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeBox, recognizeRowBox } from './box.ts';

function boxIn(html: string, tag: string, css = '') {
  const source = parsedHtml(html, css);
  return recognizeBox(elementOf(source, tag), source.context, false);
}

describe('a box', () => {
  it('has its padding, background and border', () => {
    const { look } = boxIn(
      '<div style="padding:5px 10px;background:#112233;border-left:2px solid #445566">x</div>',
      'div',
    );
    expect(look).toMatchObject({
      padding: { top: 5, right: 10, bottom: 5, left: 10 },
      background: '#112233',
      border: { top: 0, right: 0, bottom: 0, left: 2 },
      borderColor: '#445566',
    });
  });

  it('looks another on a phone', () => {
    const box = boxIn('<div>x</div>', 'div', 'div{padding:30px} @media (max-width:480px){div{padding:8px}}');
    expect(box.look.padding.top).toBe(30);
    expect(box.phone.padding.top).toBe(8);
  });

  it.each([
    ['left', '<table><tr><td>x</td></tr></table>'],
    ['center', '<table align="center"><tr><td>x</td></tr></table>'],
    ['center', '<center><table><tr><td>x</td></tr></table></center>'],
    ['right', '<table style="float:right"><tr><td>x</td></tr></table>'],
    ['right', '<table style="margin-left:auto"><tr><td>x</td></tr></table>'],
    ['left', '<div style="text-align:center"><table><tr><td>x</td></tr></table></div>'],
  ])('stands %s: %s', (place, html) => {
    expect(boxIn(html, 'table')).toMatchObject({ place, shrunk: place });
  });

  it('of a table is as wide as its only cell', () => {
    expect(boxIn('<table><tr><td width="300" style="padding:0 10px">x</td></tr></table>', 'table').look.width.px).toBe(
      320,
    );
    expect(boxIn('<table><tr><td width="300">x</td><td>y</td></tr></table>', 'table').look.width.px).toBeNull();
  });

  it.each([
    ['middle', ''],
    ['top', 'valign="top"'],
    ['bottom', 'style="vertical-align:bottom"'],
    ['top', 'style="vertical-align:baseline"'],
  ])('of a cell aligns its content %s with %s', (verticalAlign, attributes) => {
    expect(boxIn(`<table><tr><td ${attributes}>x</td></tr></table>`, 'td').verticalAlign).toBe(verticalAlign);
  });

  it('that phones do not show says so', () => {
    expect(boxIn('<div>x</div>', 'div', '@media (max-width:480px){div{display:none}}').hideOn).toBe('mobile');
  });
});

it('a row has its background, and no space of its own', () => {
  const source = parsedHtml('<table><tr bgcolor="#112233" style="padding:9px"><td>x</td></tr></table>');
  expect(recognizeRowBox(elementOf(source, 'tr'), source.context).look).toMatchObject({
    background: '#112233',
    padding: { top: 0, left: 0 },
  });
});
