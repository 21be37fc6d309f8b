import type { Editor, NodeId, NodeKind, NodeSeed } from '@mailwright/document';
import type { DragSource } from './drag-session.ts';

const SPACIOUS: readonly NodeKind[] = ['wrapper', 'section', 'column', 'block'];

/** A new block of the palette. */
export function insertSource(editor: Editor, seeds: readonly NodeSeed[], label: string): DragSource {
  return {
    from: 'palette',
    label,
    ids: [],
    kind: mostSpacious(
      editor,
      seeds.map(({ type }) => type),
    ),
    ask: (target) => editor.can({ type: 'insert', nodes: seeds, target }),
    drop: (target) => editor.run({ type: 'insert', nodes: seeds, target }),
  };
}

/** Nodes of the mail. */
export function moveSource(
  editor: Editor,
  nodes: readonly { readonly id: NodeId; readonly type: string }[],
  label: string,
  from: 'canvas' | 'layers',
): DragSource {
  const ids = nodes.map(({ id }) => id);
  return {
    from,
    label,
    ids,
    kind: mostSpacious(
      editor,
      nodes.map(({ type }) => type),
    ),
    ask: (target) => editor.can({ type: 'move', ids, target }),
    drop: (target) => editor.run({ type: 'move', ids, target }),
  };
}

function mostSpacious(editor: Editor, types: readonly string[]): NodeKind {
  const kinds = types.map((type) => editor.context.registry.get(type)?.kind ?? 'block');
  return SPACIOUS.find((kind) => kinds.includes(kind)) ?? 'block';
}
