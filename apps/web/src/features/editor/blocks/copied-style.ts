import { findNode, type StyleSource } from '@mailwright/document';
import { createStore } from 'zustand/vanilla';
import type { EditorSession } from '../core/session/editor-session.ts';

/** The look copied last, in any mail that this tab has open. */
const copied = createStore<{ readonly source: StyleSource | null }>()(() => ({ source: null }));

export function copiedStyle(): StyleSource | null {
  return copied.getState().source;
}

export function copyStyleOf({ editor }: EditorSession): void {
  const { document, selection } = editor.getState();
  const node = findNode(document, selection[0] ?? '');
  if (node) copied.setState({ source: { type: node.type, style: node.style } });
}
