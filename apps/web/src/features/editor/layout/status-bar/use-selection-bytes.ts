import { type EmailDocument, locateTopmost, type NodeId } from '@mailwright/document';
import { createRenderer, placeOfNode, type Renderer } from '@mailwright/render';
import { useEffect, useState } from 'react';
import { useEditorSession } from '../../core/session/use-editor-session.ts';

/** Rest after the last edit or selection, milliseconds. */
const REST = 400;

/** Returns the size of the selection in the mail, bytes; null without a selection and until the size is known. */
export function useSelectionBytes(): number | null {
  const { editor, renderOptions } = useEditorSession();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let renderer: Renderer | null = null;
    let timer: number | undefined;
    const measure = () => {
      const { document, selection } = editor.getState();
      const { settings } = document;
      if (renderer?.options.settings !== settings) renderer = createRenderer({ ...renderOptions, settings });
      setBytes(selection.length === 0 ? null : selectionBytes(document, selection, renderer));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, REST);
    };
    later();
    const stop = editor.subscribe((state, previous) => {
      if (state.selection !== previous.selection) setBytes(null);
      if (state.selection !== previous.selection || state.document !== previous.document) later();
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [editor, renderOptions]);
  return bytes;
}

/** Returns the size of the nodes in the mail, bytes; each rendered in its own place. */
export function selectionBytes(document: EmailDocument, ids: readonly NodeId[], renderer: Renderer): number {
  return locateTopmost(document, ids).reduce(
    (sum, location) => sum + renderer.bytes(location.node, placeOfNode(renderer, location)),
    0,
  );
}
