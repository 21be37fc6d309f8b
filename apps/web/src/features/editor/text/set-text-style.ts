import type { Editor as TextEditor } from '@tiptap/core';
import type { TextStyleName } from './marks.ts';

/** The value at the cursor; null when nothing is set there. */
export function textStyleAt(text: TextEditor, name: TextStyleName): string | null {
  const value: unknown = text.getAttributes('textStyle')[name];
  return typeof value === 'string' && value ? value : null;
}

/** Sets or (null) takes away a look of the selected words, keeping their other ones. */
export function setTextStyle(text: TextEditor, patch: Readonly<Partial<Record<TextStyleName, string | null>>>): void {
  text.commands.setMark('textStyle', patch);
}
