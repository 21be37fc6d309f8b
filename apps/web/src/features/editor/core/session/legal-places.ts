import {
  type CommandResult,
  type DocumentNode,
  type DropTarget,
  type EmailDocument,
  locate,
  type NodeId,
} from '@mailwright/document';

/** Every gap of the document in reading order, legal or not. Cheap: no rule is asked. */
function allPlaces(document: EmailDocument): DropTarget[] {
  const places: DropTarget[] = [];
  const visit = (nodes: readonly DocumentNode[], parentId: NodeId | null): void => {
    nodes.forEach((node, index) => {
      places.push({ parentId, index });
      if (node.children) visit(node.children, node.id);
    });
    places.push({ parentId, index: nodes.length });
  };
  visit(document.nodes, null);
  return places;
}

/**
 * The next place, forwards or backwards, to which a node may move; null at the end of the mail. Rules are only asked
 * until the first yes, so a step is quick in a mail of any size.
 */
export function nextLegalPlace(
  document: EmailDocument,
  from: DropTarget,
  step: 1 | -1,
  ask: (target: DropTarget) => CommandResult,
): DropTarget | null {
  const places = allPlaces(document);
  const same = samePlaces(document, from);
  const start = places.findIndex((place) => place.parentId === from.parentId && place.index === from.index);
  for (let at = start + step; start >= 0 && at >= 0 && at < places.length; at += step) {
    const place = places[at];
    if (!place || same.some((other) => isSamePlace(place, other))) continue;
    if (ask(place).ok) return place;
  }
  return null;
}

/** Returns the places that are the same for a node: its own, and those around each container that contains nothing else. */
function samePlaces(document: EmailDocument, from: DropTarget): readonly DropTarget[] {
  const holder = from.parentId === null ? undefined : locate(document, from.parentId);
  if (holder?.node.children?.length !== 1) return [from];
  return [from, ...samePlaces(document, { parentId: holder.parent?.id ?? null, index: holder.index })];
}

/** The gaps before and after a node are both where it already stands. */
function isSamePlace(place: DropTarget, from: DropTarget): boolean {
  return place.parentId === from.parentId && (place.index === from.index || place.index === from.index + 1);
}
