import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { extensionsFor } from '../extensions.ts';
import { agreed, explicitStyles, fontName } from './explicit-styles.ts';

const schema = getSchema(extensionsFor('rich', ''));
const styled = (text: string, attrs: object) => ({ type: 'text', text, marks: [{ type: 'textStyle', attrs }] });

/** A line of "plain", "large" and "small" in 18 and 10 pixels, with these letters selected. */
function selected(from: number, to: number): EditorState {
  const content = [
    { type: 'text', text: 'plain' },
    styled('large', { fontSize: '18px' }),
    { type: 'hardBreak' },
    styled('small', { fontSize: '10px' }),
  ];
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph', content }] });
  return EditorState.create({ doc, selection: TextSelection.create(doc, 1 + from, 1 + to) });
}

test('the selected words say each of their sizes once, and nothing where they have none', () => {
  expect([...explicitStyles(selected(0, 3), 'fontSize')]).toEqual([null]);
  expect([...explicitStyles(selected(6, 8), 'fontSize')]).toEqual(['18px']);
  expect([...explicitStyles(selected(2, 8), 'fontSize')]).toEqual([null, '18px']);
  expect([...explicitStyles(selected(0, 16), 'fontSize')]).toEqual([null, '18px', '10px']);
  expect([...explicitStyles(selected(6, 8), 'fontFamily')]).toEqual([null]);
});

test('at a cursor the letter that comes next says it, also when its look was only just chosen', () => {
  expect([...explicitStyles(selected(8, 8), 'fontSize')]).toEqual(['18px']);
  const state = selected(2, 2);
  const chosen = state.apply(state.tr.addStoredMark(schema.mark('textStyle', { fontSize: '32px' })));
  expect([...explicitStyles(chosen, 'fontSize')]).toEqual(['32px']);
});

test('words agree when what is said around them is what others say themselves', () => {
  expect(agreed(new Set([null, '16px']), '16px')).toBe('16px');
  expect(agreed(new Set([null, '18px']), '16px')).toBeUndefined();
  expect(agreed(new Set(['18px']), '16px')).toBe('18px');
  expect(agreed(new Set([null]), null)).toBeNull();
});

test('a font is called by its name in the list, one from elsewhere by its first family', () => {
  expect(fontName("'Trebuchet MS', Helvetica, sans-serif")).toBe('Trebuchet');
  expect(fontName('"Playfair Display", Georgia, serif')).toBe('Playfair Display');
  expect(fontName('Papyrus')).toBe('Papyrus');
});
