import { expect, it } from 'vitest';
import { blockTree } from '../../testing/block-tree.ts';
import { parsedHtml, plainBuild } from '../../testing/parsed-html.ts';
import { convertNodes } from '../convert-element.ts';
import type { ImportColumns } from '../import-node.ts';
import { columnLines } from './column-lines.ts';
import { flatten } from './flatten.ts';
import { rootSections } from './root-sections.ts';

function nodesOf(html: string) {
  const { body, context } = parsedHtml(html);
  return convertNodes(body.childNodes, context);
}

const sections = (html: string) => blockTree(rootSections(flatten(nodesOf(html), 600), 600, plainBuild()));

it('rows in the same box share a section, rows of other paddings or backgrounds do not', () => {
  const row = (style: string) => `<div style="${style}"><hr></div>`;
  expect(sections(row('padding:0 20px') + row('padding:0 21px'))).toBe('section(divider divider)');
  expect(sections(row('padding:0 20px') + row('padding:0 30px'))).toBe('section(divider) section(divider)');
  expect(sections(row('background:#eeeeee') + row(''))).toBe('section(divider) section(divider)');
});

it('columns have a section of their own between the rows', () => {
  expect(sections('<hr><table width="100%"><tr><td>a</td><td>b</td></tr></table><hr>')).toBe(
    'section(divider) section(text | text) section(divider)',
  );
});

function linesOf(html: string, width = 600) {
  const found = nodesOf(html).flatMap(columnsIn);
  if (!found[0]) throw new Error('There are no columns.');
  return columnLines(found[0], width).map((line) => line.map((column) => Math.round(column.width)));
}

function columnsIn(node: ReturnType<typeof nodesOf>[number]): readonly ImportColumns[] {
  if (node.kind === 'columns') return [node];
  return node.kind === 'box' ? node.children.flatMap(columnsIn) : [];
}

const cells = (...attributes: readonly string[]) =>
  `<table><tr>${attributes.map((each) => `<td ${each}>x</td>`).join('')}</tr></table>`;
const boxes = (...styles: readonly string[]) =>
  styles.map((style) => `<div style="display:inline-block;${style}">x</div>`).join('');

it('columns have the widths that they say, and share what is left', () => {
  expect(linesOf(cells('width="200"', '', ''))).toEqual([[200, 200, 200]]);
  expect(linesOf(cells('style="width:25%"', ''))).toEqual([[150, 450]]);
  expect(linesOf(cells('width="590"', ''))).toEqual([[590, 60]]);
});

it('boxes that do not fit go on to the next line; cells never do', () => {
  const wide = 'width:250px';
  expect(linesOf(boxes(wide, wide, wide))).toEqual([[250, 250], [250]]);
  expect(linesOf(cells('width="250"', 'width="250"', 'width="250"'))).toEqual([[250, 252, 252]]);
});

it('boxes whose widths are rounded still stand on one line', () => {
  expect(linesOf(boxes('width:310px', 'width:310px'))).toEqual([[310, 310]]);
});
