import { locate, type NodeId } from '@mailwright/document';
import { useEffect, useRef, useState } from 'react';
import { selectForeignElement } from '../../core/island/foreign-element.ts';
import { useEditorSession, useEditorState, useView } from '../../core/session/use-editor-session.ts';
import { foreignElementLineId, foreignElementOfLine } from './foreign-element-rows.ts';
import { rowRange } from './layer-keys.ts';
import type { LayerRow } from './layer-rows.ts';

interface ClickKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The selection as the tree changes it, and the line that the keys act on. */
export function useLayerSelection(rows: readonly LayerRow[]) {
  const session = useEditorSession();
  const { editor } = session;
  const selection = useEditorState((state) => state.selection);
  const foreignElement = useView((view) => view.foreignElement);
  const [active, setActive] = useState<NodeId | null>(selection.at(-1) ?? null);
  const anchor = useRef<NodeId | null>(active);
  const own = useRef(selection);

  const choose = (ids: readonly NodeId[]) => {
    const [first] = ids;
    const chosen = ids.length === 1 && first !== undefined ? foreignElementOfLine(first) : null;
    if (chosen === null) editor.select(ids);
    selectForeignElement(session, chosen);
    own.current = editor.getState().selection;
  };

  // What was selected elsewhere, or moved the selection here, is where the keys go on.
  useEffect(() => {
    if (selection === own.current) return;
    own.current = selection;
    anchor.current = selection[0] ?? null;
    if (selection[0] !== undefined) setActive(selection[0]);
  }, [selection]);

  const foreignElementLine =
    foreignElement && selection.length === 1 && selection[0] === foreignElement.nodeId
      ? foreignElementLineId(foreignElement)
      : null;
  useEffect(() => {
    if (foreignElementLine !== null) setActive(foreignElementLine);
  }, [foreignElementLine]);

  const rowOf = (id: NodeId | null) => rows.findIndex(({ node }) => node.id === id);
  const go = (to: number, extend: boolean) => {
    const row = rows[to];
    if (!row) return;
    const from = rowOf(anchor.current);
    setActive(row.node.id);
    if (extend && from >= 0) {
      choose(rowRange(rows, from, to));
      return;
    }
    anchor.current = row.node.id;
    choose([row.node.id]);
  };
  const toggle = (id: NodeId) => {
    const { selection: now } = editor.getState();
    setActive(id);
    anchor.current = id;
    choose(now.includes(id) ? now.filter((other) => other !== id) : [...now, id]);
  };
  const click = (id: NodeId, keys: ClickKeys) => {
    if (keys.ctrlKey || keys.metaKey) toggle(id);
    else go(rowOf(id), keys.shiftKey);
  };
  return { selection: foreignElementLine === null ? selection : [foreignElementLine], active, go, toggle, click };
}

/** Everything around the selected nodes, so that containers that hide them can be opened. */
export function useSelectedAncestors(onHidden: (ids: readonly NodeId[]) => void): void {
  const { editor } = useEditorSession();
  const selection = useEditorState((state) => state.selection);
  const latest = useRef(onHidden);
  latest.current = onHidden;
  useEffect(() => {
    const { document } = editor.getState();
    latest.current(selection.flatMap((id) => locate(document, id)?.ancestors.map((node) => node.id) ?? []));
  }, [editor, selection]);
}
