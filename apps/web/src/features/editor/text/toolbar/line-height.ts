import { findNode } from '@mailwright/document';
import type { Editor as TextEditor } from '@tiptap/core';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { focusText } from '../focus-text.ts';
import type { TextPlace } from '../text-place.ts';

/** Percent of single spacing; none of them means that the text's own applies. */
export const LINE_HEIGHTS = [100, 120, 150, 200] as const;

export type LineHeight = (typeof LINE_HEIGHTS)[number];

/** Returns the line height of the paragraph at the cursor, percent; null when nothing sets it. */
export function lineHeightAt(text: TextEditor, { editor, nodeId, kind }: TextPlace): LineHeight | null {
  const percent: unknown =
    kind === 'inline'
      ? findNode(editor.getState().document, nodeId)?.style.lineHeight
      : text.getAttributes('paragraph').lineHeight;
  return LINE_HEIGHTS.find((known) => known === percent) ?? null;
}

/** Sets the paragraphs of the selection. */
export function setLineHeight(text: TextEditor, percent: LineHeight | null, { editor, nodeId, kind }: TextPlace): void {
  if (kind === 'inline') {
    notifyRefusal(editor.run({ type: 'updateStyle', ids: [nodeId], style: { lineHeight: percent } }));
    focusText(text);
  } else text.chain().focus().updateAttributes('paragraph', { lineHeight: percent }).run();
}
