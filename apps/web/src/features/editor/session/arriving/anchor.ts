import { type DropTarget, type EmailDocument, locate, type NodeId } from '@mailwright/document';

/** A gap of the mail that is found again after other edits, by what stood beside it. */
export interface Anchor extends DropTarget {
  readonly after: NodeId | null;
  readonly before: NodeId | null;
}

export function anchorAt(document: EmailDocument, target: DropTarget): Anchor {
  const siblings = siblingsIn(document, target.parentId) ?? [];
  return { ...target, after: siblings[target.index - 1] ?? null, before: siblings[target.index] ?? null };
}

/** Returns the current place of the gap; null when its container no longer exists. */
export function findAnchor(document: EmailDocument, anchor: Anchor): DropTarget | null {
  for (const [id, step] of [
    [anchor.after, 1],
    [anchor.before, 0],
  ] as const) {
    const place = id === null ? undefined : locate(document, id);
    if (place) return { parentId: place.parent?.id ?? null, index: place.index + step };
  }
  const siblings = siblingsIn(document, anchor.parentId);
  return siblings && { parentId: anchor.parentId, index: Math.min(anchor.index, siblings.length) };
}

function siblingsIn(document: EmailDocument, parentId: NodeId | null): readonly NodeId[] | null {
  if (parentId === null) return document.nodes.map(({ id }) => id);
  return locate(document, parentId)?.node.children?.map(({ id }) => id) ?? null;
}
