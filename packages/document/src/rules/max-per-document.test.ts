import { describe, expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { fakeRegistry, tileSeed } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { findNode } from '../tree/locate.ts';
import { countType } from '../tree/walk.ts';
import { enforceMaxPerDocument } from './max-per-document.ts';

const table = (id: string) => node(id, 'form-data-table');

function holding(...blocks: ReturnType<typeof node>[]) {
  return mail(node('s', 'section', { children: [node('c', 'column', { children: blocks })] }));
}

describe('only one form data table', () => {
  test('a stored document with more keeps the first, and says what was removed', () => {
    const { document, problems } = readDocument(
      holding(button('a'), table('t1'), table('t2'), button('b'), table('t3')),
      fakeRegistry,
    );
    expect(findNode(document, 'c')?.children?.map(({ id }) => id)).toEqual(['a', 't1', 'b']);
    expect(problems.map(({ kind, path }) => [kind, path])).toEqual([
      ['extra-removed', '/nodes/0/children/0/children/0/children/2'],
      ['extra-removed', '/nodes/0/children/0/children/0/children/4'],
    ]);
  });

  test('a document with one is not touched', () => {
    const json = holding(table('t1'));
    expect(readDocument(json, fakeRegistry).document.nodes[0]).toBe(json.nodes[0]);
  });

  test('a whole document with two is not taken by import or restore', () => {
    const editor = new TestEditor();
    expect(editor.replace(holding(table('t1'), table('t2')), 'import').refusal).toBe('ONE_FORM_DATA_TABLE');
    expect(editor.replace(holding(table('t1')), 'import').refusal).toBeNull();
  });

  test('what is pasted loses its extras and keeps the rest', () => {
    const pasted = [tileSeed('button'), tileSeed('form-data-table'), tileSeed('form-data-table')];
    const types = (present: Parameters<typeof enforceMaxPerDocument>[2]) =>
      enforceMaxPerDocument(pasted, fakeRegistry, present).nodes.map(({ type }) => type);
    expect(types(null)).toEqual(['button', 'form-data-table']);
    expect(types(holding(table('t')))).toEqual(['button']);
  });

  test('a section around an extra keeps its other blocks', () => {
    const { nodes, removed } = enforceMaxPerDocument(
      [node('s', 'section', { children: [node('c', 'column', { children: [table('t'), button('a')] })] })],
      fakeRegistry,
      holding(table('first')),
    );
    expect(removed).toEqual(['/0/children/0/children/0']);
    expect(nodes[0]?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['a']);
  });

  test('palette, drag and keyboard are refused a second one', () => {
    const editor = new TestEditor().add('form-data-table').add('form-data-table');
    expect(editor.refusal).toBe('ONE_FORM_DATA_TABLE');
    expect(countType(editor.document, 'form-data-table')).toBe(1);
  });
});
