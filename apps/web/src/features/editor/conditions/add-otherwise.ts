import {
  COLUMN_TYPE,
  type CommandResult,
  type DocumentNode,
  type Editor,
  entryListOf,
  locate,
  type NodeId,
  toSeed,
} from '@mailwright/document';

/**
 * Puts a copy after a node with a condition, for everybody else. Of a column the copy takes half of the width: in the mail
 * only one of them is there, as wide as both.
 */
export function addOtherwise(editor: Editor, id: NodeId): CommandResult {
  const found = locate(editor.getState().document, id);
  const { parent } = found ?? {};
  if (!found || !parent) return { ok: false, reason: 'NOT_FOUND' };
  const { repeat, ...seed } = toSeed(found.node);
  const isOfEntry = entryListOf(found.node) !== undefined;
  const siblings = parent.children ?? [];
  const once = { coalesce: `${id}.otherwise` };
  const isColumn = found.node.type === COLUMN_TYPE;
  const shares = isColumn ? halved(parent, siblings.length, found.index) : null;
  if (shares && !editor.can({ type: 'setLayout', id: parent.id, shares }).ok)
    return { ok: false, reason: 'INVALID_VALUE' };
  const added = editor.run(
    {
      type: 'insert',
      nodes: [{ ...seed, condition: { otherwise: true }, ...(repeat && isOfEntry && { repeat }) }],
      target: { parentId: parent.id, index: found.index + 1 },
    },
    once,
  );
  if (added.ok && shares) editor.run({ type: 'setLayout', id: parent.id, shares }, once);
  return added;
}

function halved({ props }: DocumentNode, count: number, index: number): readonly number[] {
  const own = Array.isArray(props.columns) && props.columns.length === count ? props.columns.map(Number) : null;
  const shares = own ?? Array<number>(count).fill(100 / count);
  const half = (shares[index] ?? 0) / 2;
  return shares.toSpliced(index, 1, half, half);
}
