import type { EmailDocument } from '@mailwright/document';
import {
  byteLength,
  createRenderer,
  type Renderer,
  renderDocument,
  renderStyles,
  wholeDocument,
} from '@mailwright/render';
import { useEffect, useState } from 'react';
import type { EditorSession } from '../session/editor-session.ts';
import { useEditorSession } from '../session/use-editor-session.ts';

/** Rest after the last edit before the mail is weighed: never while somebody types, drags or scrubs. */
const REST = 1200;

/** Size of the mail as it would be sent, bytes; null until it is first known. */
export function useMailBytes(): number | null {
  const session = useEditorSession();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    const weigh = createScale(session);
    let timer: number | undefined;
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setBytes(weigh(session.editor.getState().document)), REST);
    };
    later();
    const stop = session.editor.subscribe(({ document }, previous) => {
      if (document !== previous.document) later();
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [session]);
  return bytes;
}

/** Weighs versions of one document; a renderer that remembers nodes makes the next version cheap. */
function createScale({ renderOptions, state }: EditorSession): (document: EmailDocument) => number {
  let renderer: Renderer | null = null;
  return (document) => {
    const whole = wholeDocument(document);
    if (whole !== null) return byteLength(whole);
    const { settings, nodes, customStyles } = document;
    if (renderer?.options.settings !== settings) renderer = createRenderer({ ...renderOptions, settings });
    const scale = renderer;
    const { name, preheader } = state.getState().template;
    const frame = renderDocument({ ...document, nodes: [] }, { ...renderOptions, title: name, preheader });
    const styles = renderStyles(nodes, scale, customStyles);
    const body = nodes.reduce((sum, node) => sum + scale.bytes(node, scale.rootWidth), 0);
    return body + frame.bytes + new Blob([styles]).size - new Blob([frame.css]).size;
  };
}
