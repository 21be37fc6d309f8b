import {
  type DocumentNode,
  type DropTarget,
  type Editor,
  locate,
  mostSpecificReason,
  type NodeLocation,
  type NodeSeed,
  PAGE_WRAPPER_TYPE,
  type RefusalReason,
} from '@mailwright/document';

type Place =
  | { readonly ok: true; readonly target: DropTarget }
  | { readonly ok: false; readonly reason: RefusalReason };

/**
 * Returns the place for something chosen by click or key: in an empty column of the selection, after the selection, after
 * its containers, or at the end of the mail. The first place that the rules allow.
 */
export function placeAfterSelection(editor: Editor, seeds: readonly NodeSeed[]): Place {
  const reasons: RefusalReason[] = [];
  for (const target of candidates(editor, seeds)) {
    const answer = editor.can({ type: 'insert', nodes: seeds, target });
    if (answer.ok) return { ok: true, target };
    reasons.push(answer.reason);
  }
  return { ok: false, reason: mostSpecificReason(reasons) };
}

function candidates({ context, getState }: Editor, seeds: readonly NodeSeed[]): readonly DropTarget[] {
  const { document, selection } = getState();
  const last = selection.at(-1);
  const selected = last === undefined ? undefined : locate(document, last);
  const wrapper = document.nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  const kindOf = ({ type }: Pick<DocumentNode, 'type'>) => context.registry.get(type)?.kind;
  const blocksOnly = seeds.every((seed) => kindOf(seed) === 'block');
  return [
    ...(selected && blocksOnly ? insideOf(selected.node) : []),
    ...(selected ? afterEach(selected, (node) => blocksOnly || kindOf(node) !== 'column') : []),
    ...(wrapper ? [endOf(wrapper)] : []),
    { parentId: null, index: document.nodes.length },
  ];
}

/** An empty container takes the block itself, a section its first empty column, a filled column another block. */
function insideOf(node: DocumentNode): readonly DropTarget[] {
  if (node.children === undefined) return [];
  const empty = node.children.find(({ children }) => children?.length === 0);
  return [endOf(empty ?? node)];
}

/** The place after the node, after its parent, and so on; a section set beside the blocks of a column is not meant. */
function afterEach(
  { node, ancestors, path }: NodeLocation,
  mayHold: (parent: DocumentNode) => boolean,
): readonly DropTarget[] {
  return [...ancestors, node]
    .map((_, level) => ({ parent: ancestors[level - 1], index: (path[level] ?? 0) + 1 }))
    .filter(({ parent }) => parent === undefined || mayHold(parent))
    .map(({ parent, index }) => ({ parentId: parent?.id ?? null, index }))
    .reverse();
}

function endOf(node: DocumentNode): DropTarget {
  return { parentId: node.id, index: node.children?.length ?? 0 };
}
