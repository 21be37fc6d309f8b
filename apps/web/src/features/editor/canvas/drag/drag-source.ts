import type { CommandResult, DropTarget, Editor, NodeId, NodeKind, NodeSeed } from '@mailwright/document';

/** What is being dragged: something new or something that is on the canvas. */
export interface DragSource {
  readonly label: string;
  readonly moving: boolean;
  /** The most spacious kind of what is dragged. */
  readonly kind: NodeKind;
  readonly ask: (target: DropTarget) => CommandResult;
  readonly drop: (target: DropTarget) => CommandResult;
}

const SPACIOUS: readonly NodeKind[] = ['wrapper', 'section', 'column', 'block'];

export function insertSource(editor: Editor, seeds: readonly NodeSeed[], label: string): DragSource {
  return {
    label,
    moving: false,
    kind: mostSpacious(
      editor,
      seeds.map(({ type }) => type),
    ),
    ask: (target) => editor.can({ type: 'insert', nodes: seeds, target }),
    drop: (target) => editor.run({ type: 'insert', nodes: seeds, target }),
  };
}

export function moveSource(
  editor: Editor,
  nodes: readonly { readonly id: NodeId; readonly type: string }[],
  label: string,
): DragSource {
  const ids = nodes.map(({ id }) => id);
  return {
    label,
    moving: true,
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
