import { type EmailDocument, locate, type NodeId } from '@mailwright/document';

export type WalkKey = 'next' | 'previous' | 'first' | 'last' | 'inside';

/** Returns the node that a step of the keyboard leads to from the selected node; null when there is none in that direction. */
export function walkFrom(document: EmailDocument, from: NodeId | undefined, step: WalkKey): NodeId | null {
  const place = from === undefined ? undefined : locate(document, from);
  if (!place) return document.nodes[0]?.id ?? null;
  const siblings = place.parent ? (place.parent.children ?? []) : document.nodes;
  switch (step) {
    case 'next':
      return siblings[place.index + 1]?.id ?? null;
    case 'previous':
      return siblings[place.index - 1]?.id ?? null;
    case 'first':
      return siblings[0]?.id ?? null;
    case 'last':
      return siblings.at(-1)?.id ?? null;
    case 'inside':
      return place.node.children?.[0]?.id ?? null;
  }
}
