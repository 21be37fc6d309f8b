import { expect, it } from 'vitest';
import type { DocumentNode } from '../node.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { setColumns } from './set-columns.ts';

function twoColumns() {
  const editor = new TestEditor().add('section-2');
  const [section = ''] = editor.all('section');
  const [left = '', right = ''] = editor.all('column');
  editor.add('button', left).add('text', right).add('image', right);
  return { editor, section };
}

const create = (): DocumentNode => ({ id: 'new', type: 'column', props: {}, style: {}, children: [] });

it('columns that go leave what they hold to the last one kept', () => {
  const { editor, section } = twoColumns();
  const document = setColumns(editor.document, { id: section, count: 1, create });
  expect(editor.outline(document.nodes)).toBe('page-wrapper(section(column(button text image)))');
});

it('columns that come are empty, and those that stay are the same objects', () => {
  const { editor, section } = twoColumns();
  const before = editor.node(section).children;
  const document = setColumns(editor.document, { id: section, count: 3, create });
  const after = document.nodes[0]?.children?.[0]?.children ?? [];
  expect(after.slice(0, 2)).toEqual(before);
  expect(after[0]).toBe(before?.[0]);
  expect(after[2]?.children).toEqual([]);
});

it('as many columns as there are leave the document as it is', () => {
  const { editor, section } = twoColumns();
  expect(setColumns(editor.document, { id: section, count: 2, create })).toBe(editor.document);
});
