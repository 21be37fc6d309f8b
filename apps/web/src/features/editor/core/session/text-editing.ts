import type { Editor, NodeId } from '@mailwright/document';

/** A text of the mail opened for editing in place: the canvas finds it, the text part edits it. */
export interface TextEditingProps {
  readonly editor: Editor;
  readonly nodeId: NodeId;
  readonly prop: string;
  /** `rich`: paragraphs and lists; `inline`: one rich line, as in a heading; `plain`: characters only. */
  readonly kind: 'rich' | 'inline' | 'plain';
  /** The element in the frame that holds the text. */
  readonly element: HTMLElement;
  /** Point that was clicked, in pixels of the frame's window; null when opened by key. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** Ends editing; the canvas takes the focus back and draws the node anew. */
  readonly onDone: () => void;
}
