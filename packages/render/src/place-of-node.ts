import type { NodeLocation } from '@mailwright/document';
import type { Place } from './place.ts';
import type { Renderer } from './renderer.ts';

/** Returns the place of a node in the document, derived from its ancestors. */
export function placeOfNode(renderer: Renderer, { ancestors, path }: Pick<NodeLocation, 'ancestors' | 'path'>): Place {
  return ancestors.reduce(
    (around, ancestor, level) => renderer.childPlaces(ancestor, around)[path[level + 1] ?? 0] ?? around,
    renderer.root,
  );
}
