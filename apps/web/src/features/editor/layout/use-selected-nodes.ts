import { type BlockRegistry, type DocumentNode, findNode, type NodeId } from '@mailwright/document';
import { useRef } from 'react';
import { useAfterPaint } from '../../../shared/after-paint.ts';
import { useEditorSession, useEditorState, useView } from '../core/session/use-editor-session.ts';

/**
 * The selected nodes in document order; the same list as before while none of them changed for whoever shows them in
 * inputs. Rich text has none: it is typed in the mail itself, and letters must not draw all inputs anew.
 */
export function useSelectedNodes(): readonly DocumentNode[] {
  return useNodesOf(useEditorState(({ selection }) => selection));
}

/**
 * The selected nodes for whoever has many inputs to draw: one frame after the outline on the canvas, which a press waits
 * for. At once where the canvas asks for the focus of one of the inputs, and where what was selected is gone.
 */
export function useSelectedNodesAfterPaint(): readonly DocumentNode[] {
  const selection = useEditorState((state) => state.selection);
  const asked = useView((view) => view.panelFocus !== null);
  const outlined = useAfterPaint(selection, asked);
  const isGone = useEditorState(({ document }) => outlined.some((id) => findNode(document, id) === undefined));
  return useNodesOf(isGone ? selection : outlined);
}

function useNodesOf(ids: readonly NodeId[]): readonly DocumentNode[] {
  const { registry } = useEditorSession().editor.context;
  const last = useRef<readonly DocumentNode[]>([]);
  return useEditorState(({ document }) => {
    const nodes = ids.flatMap((id) => findNode(document, id) ?? []);
    const before = last.current;
    const isSame = (node: DocumentNode, index: number) => isSameInInputs(before[index], node, registry);
    if (nodes.length !== before.length || !nodes.every(isSame)) last.current = nodes;
    return last.current;
  });
}

function isSameInInputs(before: DocumentNode | undefined, after: DocumentNode, registry: BlockRegistry): boolean {
  if (before === after) return true;
  const richText = registry.get(after.type)?.richTextProp;
  if (before === undefined || richText === undefined) return false;
  return isSameBut(['props'], before, after) && isSameBut([richText], before.props, after.props);
}

/** Returns whether two objects have the very same values under all other keys. */
function isSameBut(keys: readonly string[], before: object, after: object): boolean {
  const values = new Map(Object.entries(before));
  const others = Object.entries(after).filter(([key]) => !keys.includes(key));
  return values.size === Object.keys(after).length && others.every(([key, value]) => values.get(key) === value);
}
