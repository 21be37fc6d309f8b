import type { DocumentNode } from '@mailwright/document';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../../testing/block-tree.ts';
import { convertMail } from '../../convert-html.ts';

const LINK = 'color:#ffffff;padding:10px 20px;display:inline-block;text-decoration:none';
const YES = `<a href="https://a.example/1" style="background:#111111;${LINK}">Yes</a>`;
const NO = `<a href="https://a.example/2" style="background:#999999;${LINK}">No, never</a>`;

function made(cell: string, align = 'center') {
  const mail = convertMail(
    `<!doctype html><body><table width="600" align="center"><tr><td align="${align}">${cell}</td></tr></table></body>`,
    DEFAULT_SETTINGS,
    { scope: 'mw-c' },
  );
  const nodes = mail?.document.nodes ?? [];
  return { sections: nodesOf(nodes, 'section'), buttons: nodesOf(nodes, 'button'), html: nodesOf(nodes, 'html') };
}

/** Returns the left and right edges of a section's columns, with the space beside them, in a width of 600 CSS pixels. */
function edges({ style, props, children = [] }: DocumentNode): readonly number[] {
  const { paddingLeft = 0, paddingRight = 0 } = style;
  const shares = props.columns as readonly number[];
  const sum = shares.reduce((all, share) => all + share, 0);
  let at = paddingLeft;
  return [
    at,
    ...children.map((_, index) => {
      at += ((600 - paddingLeft - paddingRight) * (shares[index] ?? 0)) / sum;
      return Math.round(at);
    }),
  ];
}

describe('links beside each other that look like buttons', () => {
  it('become buttons in columns that meet where the blank between them is', () => {
    const { sections, buttons, html } = made(`${YES} ${NO}`);
    expect(html).toEqual([]);
    expect(buttons.map(({ props, style }) => [props.label, style.align, style.backgroundColor])).toEqual([
      ['Yes', 'right', '#111111'],
      ['No, never', 'left', '#999999'],
    ]);
    const row = sections.find(({ children = [] }) => children.length === 2);
    expect(row?.props.stack).toBe(false);
    // As much space left of the first as right of the second: 70 and 115 pixels wide, 4 between them.
    expect(row && edges(row)).toEqual([132, 275, 467]);
    expect(row?.style.phone).toMatchObject({ paddingLeft: 3, paddingRight: 3 });
    expect(row?.children?.[1]?.style.paddingLeft).toBe(4);
  });

  it('stand left or right where the source has them', () => {
    const left = made(`${YES} ${NO}`, 'left');
    expect(left.buttons.map(({ style }) => style.align)).toEqual(['left', 'left']);
    expect(left.sections.map(({ style }) => [style.paddingLeft, style.paddingRight])).toContainEqual([3, 262]);
    const right = made(`${YES} ${NO}`, 'right');
    expect(right.buttons.map(({ style }) => style.align)).toEqual(['right', 'right']);
  });

  it('stand under each other on a phone that they are too wide for', () => {
    const wide = (label: string) =>
      `<a href="https://a.example/${label}" style="background:#111111;${LINK}">${label.repeat(14)}</a>`;
    const { sections, buttons } = made(`${wide('Ab')} ${wide('Cd')}`);
    expect(sections.find(({ children = [] }) => children.length === 2)?.props.stack).toBe(true);
    expect(buttons.map(({ style }) => style.phone?.align)).toEqual(['center', 'center']);
  });

  it('become a button each where a line ends between them', () => {
    const { sections, buttons, html } = made(`${YES}<br>${NO}`);
    expect(html).toEqual([]);
    expect(buttons.map(({ style }) => style.align)).toEqual(['center', 'center']);
    expect(sections.every(({ children = [] }) => children.length === 1)).toBe(true);
  });

  it('stay code where words stand among them', () => {
    expect(made(`${YES} or ${NO}`).html).toHaveLength(1);
  });
});

describe('painted cells of a table that is as wide as they are', () => {
  const cell = (color: string, label: string) =>
    `<td bgcolor="${color}" style="padding:10px 20px"><a href="https://a.example/${label}" style="color:#ffffff">${label}</a></td>`;

  it.each([
    [
      'cells',
      `<table align="center"><tr>${cell('#111111', 'Yes')}<td width="16"></td>${cell('#999999', 'No')}</tr></table>`,
    ],
    [
      'tables in cells',
      `<table align="center"><tr><td><table><tr>${cell('#111111', 'Yes')}</tr></table></td><td width="16"></td><td><table><tr>${cell('#999999', 'No')}</tr></table></td></tr></table>`,
    ],
    ['links in cells', `<table align="center"><tr><td>${YES}</td><td width="16"></td><td>${NO}</td></tr></table>`],
    [
      'tables beside each other',
      `<table style="display:inline-block"><tr>${cell('#111111', 'Yes')}</tr></table> <table style="display:inline-block"><tr>${cell('#999999', 'No')}</tr></table>`,
    ],
  ])('are buttons beside each other: %s', (_, html) => {
    const { sections, buttons } = made(html);
    expect(buttons.map(({ style }) => [style.align, style.backgroundColor])).toEqual([
      ['right', '#111111'],
      ['left', '#999999'],
    ]);
    expect(sections.find(({ children = [] }) => children.length === 2)?.style.paddingLeft).toBe(132);
  });

  it('stay columns where the table is as wide as its place', () => {
    const { buttons, sections } = made(
      `<table width="100%"><tr>${cell('#111111', 'Yes')}${cell('#999999', 'No')}</tr></table>`,
    );
    expect(buttons).toEqual([]);
    expect(sections.filter(({ children = [] }) => children.length === 2)).toHaveLength(1);
  });
});
