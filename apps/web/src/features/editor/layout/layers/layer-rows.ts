import type { DocumentNode, EmailDocument, NodeId } from '@mailwright/document';

/** One line of the layers tree. */
export interface LayerRow {
  readonly node: DocumentNode;
  readonly parentId: NodeId | null;
  /** Position among all of its siblings, shown or not. */
  readonly index: number;
  readonly siblings: number;
  /** 1 for the outermost. */
  readonly depth: number;
  /** null: nothing can be inside. */
  readonly expanded: boolean | null;
  /** Words of the line, when the node itself does not contain them. */
  readonly excerpt?: string;
}

/** Rows of the foreign elements in a block of foreign HTML: closed until opened, since few people need them here. */
export interface ForeignElementLines {
  readonly opened: ReadonlySet<NodeId>;
  readonly hasForeignElements: (node: DocumentNode) => boolean;
  readonly rowsOf: (node: DocumentNode, depth: number) => readonly LayerRow[];
}

/** The lines that are shown: what is inside closed containers is not. */
export function layerRows(
  document: EmailDocument,
  closed: ReadonlySet<NodeId>,
  foreignElements?: ForeignElementLines,
): readonly LayerRow[] {
  const rows: LayerRow[] = [];
  const add = (nodes: readonly DocumentNode[], parentId: NodeId | null, depth: number): void => {
    for (const [index, node] of nodes.entries()) {
      const held = foreignElements?.hasForeignElements(node) === true;
      const open = held ? foreignElements.opened.has(node.id) : !closed.has(node.id);
      const expanded = node.children === undefined && !held ? null : open;
      rows.push({ node, parentId, index, siblings: nodes.length, depth, expanded });
      if (node.children && expanded) add(node.children, node.id, depth + 1);
      if (held && open) rows.push(...foreignElements.rowsOf(node, depth));
    }
  };
  add(document.nodes, null, 1);
  return rows;
}

/** The lines that match and those around them; closed containers open for what is found in them. */
export function foundRows(document: EmailDocument, matches: (node: DocumentNode) => boolean): readonly LayerRow[] {
  const rows: LayerRow[] = [];
  const add = (nodes: readonly DocumentNode[], parentId: NodeId | null, depth: number): void => {
    for (const [index, node] of nodes.entries()) {
      const at = rows.length;
      const row = { node, parentId, index, siblings: nodes.length, depth, expanded: node.children ? true : null };
      rows.push(row);
      if (node.children) add(node.children, node.id, depth + 1);
      if (rows.length === at + 1 && !matches(node)) rows.pop();
    }
  };
  add(document.nodes, null, 1);
  return rows;
}
