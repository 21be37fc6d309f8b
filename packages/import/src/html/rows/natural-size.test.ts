import { describe, expect, it } from 'vitest';
import { leafOf, parsedHtml } from '../../testing/parsed-html.ts';
import { convertNodes } from '../convert-element.ts';
import { heightOfAll } from './natural-height.ts';
import { naturalWidth } from './natural-width.ts';
import { withSetHeight } from './set-height.ts';

function nodesOf(html: string) {
  const { body, context } = parsedHtml(html);
  return convertNodes(body.childNodes, context);
}

const widthOf = (html: string) => nodesOf(html).map(naturalWidth)[0];
/** Line heights are percentages of blocks, which are not exact. */
const heightOf = (html: string, width = 600) => {
  const height = heightOfAll(nodesOf(html), width);
  return height && Math.round(height);
};

const image = '<img src="https://a.example/x.png" width="100" style="display:block">';

describe('by itself', () => {
  it.each([
    ['an image is as wide as it says, with its padding', image, 100],
    ['a box is as wide as its widest, with its padding', `<div style="padding:0 10px">${image}</div>`, 120],
    ['a box is as wide as it says', `<div style="width:300px">${image}</div>`, 300],
    [
      'columns are as wide as all of them',
      `<table cellpadding="0"><tr><td>${image}</td><td>${image}</td></tr></table>`,
      // With 2 px around and between them.
      206,
    ],
    ['a text says nothing', '<p>Words</p>', null],
    ['a share says nothing', `<div style="width:50%">${image}</div>`, null],
  ])('%s', (_, html, width) => {
    expect(widthOf(html)).toBe(width);
  });

  it.each([
    ['a space is as high as it says', '<div style="height:30px"></div>', 30],
    ['a text is as high as its lines', '<p style="margin:0;font-size:10px;line-height:20px">a<br>b</p>', 40],
    [
      'two texts have the larger margin between them',
      '<p style="margin:10px 0;line-height:20px">a</p><p style="margin:30px 0;line-height:20px">b</p>',
      110,
    ],
    ['a box is as high as it says', '<div style="height:90px;line-height:20px">a</div>', 90],
    ['an image says nothing', image, null],
    ['code says nothing', '<form>x</form>', null],
  ])('%s', (_, html, height) => {
    expect(heightOf(html)).toBe(height);
  });

  it('a text is higher where its place is narrower', () => {
    const html = `<p style="margin:0;font-size:10px;line-height:20px">${'words '.repeat(20)}</p>`;
    expect(heightOf(html, 600)).toBe(40);
    expect(heightOf(html, 150)).toBe(100);
  });
});

describe('the height that a box is set to is padding', () => {
  const boxOf = (attributes: string) => {
    const [table] = nodesOf(
      `<table cellpadding="0"><tr><td ${attributes}><p style="margin:0;line-height:20px">a</p></td></tr></table>`,
    );
    const cell = table?.kind === 'box' ? table.children[0] : undefined;
    if (cell?.kind !== 'box') throw new Error('This is no cell.');
    return withSetHeight(cell, 600).look.padding;
  };

  it.each([
    ['valign="top"', 0, 80],
    ['valign="bottom"', 80, 0],
    ['', 40, 40],
  ])('where its content does not stand: %s', (attributes, top, bottom) => {
    expect(boxOf(`height="100" ${attributes}`)).toMatchObject({ top, bottom });
  });

  it('but not where it is no higher than its content', () => {
    expect(boxOf('height="24"')).toMatchObject({ top: 0, bottom: 0 });
  });
});

it('a leaf without a size has none', () => {
  expect(naturalWidth(leafOf('image', { props: { width: 0 } }))).toBeNull();
});
