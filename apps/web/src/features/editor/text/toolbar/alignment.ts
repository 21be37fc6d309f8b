import { findNode } from '@mailwright/document';
import { IconAlignCenter, IconAlignJustified, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { focusText } from '../focus-text.ts';
import type { TextPlace } from '../text-place.ts';

export const ALIGNMENTS = [
  { value: 'left', label: 'align.left', icon: IconAlignLeft },
  { value: 'center', label: 'align.center', icon: IconAlignCenter },
  { value: 'right', label: 'align.right', icon: IconAlignRight },
  { value: 'justify', label: 'align.justify', icon: IconAlignJustified },
] as const;

export type Alignment = (typeof ALIGNMENTS)[number]['value'];

/** What the line at the cursor says itself; null when nothing. A heading is one line: its style says it. */
export function explicitAlignment(text: TextEditor, { editor, nodeId, kind }: TextPlace): Alignment | null {
  if (kind === 'inline') return findNode(editor.getState().document, nodeId)?.style.textAlign ?? null;
  return ALIGNMENTS.find(({ value }) => text.isActive({ textAlign: value }))?.value ?? null;
}

/** Sets the lines of the selection; choosing what they say already takes it away. */
export function align(text: TextEditor, value: Alignment, place: TextPlace): void {
  const next = explicitAlignment(text, place) === value ? null : value;
  if (place.kind === 'inline') {
    place.editor.run({ type: 'updateStyle', ids: [place.nodeId], style: { textAlign: next } });
    focusText(text);
  } else if (next) text.chain().focus().setTextAlign(next).run();
  else text.chain().focus().unsetTextAlign().run();
}
