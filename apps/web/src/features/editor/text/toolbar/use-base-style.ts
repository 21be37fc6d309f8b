import { findNode, type StyleKey, type StyleValues } from '@mailwright/document';
import { useEditorState, useView } from '../../core/session/use-editor-session.ts';
import { styleView } from '../../core/view/style-view.ts';
import type { TextPlace } from '../text-place.ts';

/** Returns the value of a text's style on the device shown, where its words and lines set none themselves. */
export function useBaseStyle<K extends StyleKey>({ editor, nodeId }: TextPlace, style: K): StyleValues[K] {
  const screen = useView(({ device }) => (device === 'desktop' ? undefined : device));
  return useEditorState(({ document }) => {
    const node = findNode(document, nodeId);
    if (!node) return undefined;
    const defaults = editor.context.registry.get(node.type)?.styleDefaults?.(node, document.settings) ?? {};
    const { own, inherited } = styleView([{ style: node.style, defaults }], screen);
    return own[style] ?? inherited[style];
  });
}
