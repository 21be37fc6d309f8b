import { type DocumentNode, findNode } from '@mailwright/document';
import { useRef } from 'react';
import { useEditorState } from './use-editor-session.ts';

/** The selected nodes in document order; the same list as before while none of them changed. */
export function useSelectedNodes(): readonly DocumentNode[] {
  const last = useRef<readonly DocumentNode[]>([]);
  return useEditorState(({ document, selection }) => {
    const nodes = selection.flatMap((id) => findNode(document, id) ?? []);
    const before = last.current;
    if (nodes.length !== before.length || nodes.some((node, index) => node !== before[index])) last.current = nodes;
    return last.current;
  });
}
