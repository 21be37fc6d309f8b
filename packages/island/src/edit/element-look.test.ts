import { expect, test } from 'vitest';
import { parseIsland } from '../parse-island.ts';
import { editIsland } from './edit-island.ts';
import { elementKind } from './element-kind.ts';
import { type LookKey, lookOf, lookPatch } from './element-look.ts';

function at(source: string, tag: string) {
  const element = parseIsland(source)?.elements.find((candidate) => candidate.tag === tag);
  if (!element) throw new Error(`no ${tag}`);
  return element;
}

function changed(source: string, tag: string, key: LookKey, value: string): string {
  const element = at(source, tag);
  const result = editIsland(source, {
    kind: 'element',
    element: element.index,
    ...lookPatch(source, element, key, value),
  });
  return result.ok ? result.source : result.reason;
}

test('a colour is read and changed where the element says it', () => {
  const cell = '<table><tr><td bgcolor="#fff" style="background:#fff;color:#333">x</td></tr></table>';
  expect(lookOf(cell, at(cell, 'td'), 'background')).toBe('#fff');
  expect(changed(cell, 'td', 'background', '#eee')).toBe(cell.replaceAll('#fff', '#eee'));
  expect(changed(cell, 'td', 'color', '#444')).toBe(cell.replace('#333', '#444'));
  const old = '<font color="red">x</font>';
  expect(changed(old, 'font', 'color', 'blue')).toBe('<font color="blue">x</font>');
});

test('a picture in the background stays when its colour changes', () => {
  const source = '<p style="background:url(a.png) #fff">x</p>';
  expect(lookOf(source, at(source, 'p'), 'background')).toBe('');
  expect(changed(source, 'p', 'background', 'red')).toBe(
    '<p style="background:url(a.png) #fff;background-color:red">x</p>',
  );
});

test('padding is one value for four sides, however it is written', () => {
  const source = '<p style="padding:10px 20px;padding-left:0">x</p>';
  expect(lookOf(source, at(source, 'p'), 'padding')).toBe('10px 20px 10px 0');
  expect(changed(source, 'p', 'padding', '5px')).toBe('<p style="padding:5px;">x</p>');
});

test('alignment goes to the attribute that says it, and on a table never to that', () => {
  expect(changed('<p align=left>x</p>', 'p', 'align', 'center')).toBe('<p align=center>x</p>');
  expect(changed('<table align="left"></table>', 'table', 'align', 'center')).toBe(
    '<table style="text-align:center" align="left"></table>',
  );
  expect(changed('<p style="text-align:left">x</p>', 'p', 'align', '')).toBe('<p>x</p>');
});

test('a link with a background of its own is a button', () => {
  const kindOf = (source: string) => elementKind(source, at(source, 'a'));
  expect(kindOf('<a href="x">y</a>')).toBe('link');
  expect(kindOf('<a href="x" style="background-color:#06c;padding:8px">y</a>')).toBe('button');
  expect(kindOf('<a href="x" style="background:none">y</a>')).toBe('link');
});
