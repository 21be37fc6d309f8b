import { COLUMN_TYPE, type DocumentNode } from '../node.ts';
import { ownCondition } from './node-condition.ts';

/**
 * Nodes in the places they take among their siblings: one place for each, but a node with a condition shares its own with
 * those right after it that are shown otherwise. Of columns only one is: it takes the width of both.
 */
export function placesOf<N extends Pick<DocumentNode, 'type' | 'condition'>>(
  siblings: readonly N[],
): readonly (readonly N[])[] {
  const places: N[][] = [];
  for (const node of siblings) {
    const place = places.at(-1);
    if (place && isOtherwise(node) && takesOtherwise(place)) place.push(node);
    else places.push([node]);
  }
  return places;
}

/** Whether a node is shown otherwise, whatever it stands after. */
export function isOtherwise({ condition }: Pick<DocumentNode, 'condition'>): boolean {
  return condition !== undefined && 'otherwise' in condition;
}

/** Whether a node that is shown otherwise stands after no condition: every reader gets it. */
export function isOrphan(siblings: readonly DocumentNode[], node: DocumentNode): boolean {
  return isOtherwise(node) && placesOf(siblings).some(([first]) => first === node);
}

function takesOtherwise(place: readonly Pick<DocumentNode, 'type' | 'condition'>[]): boolean {
  const [first] = place;
  return ownCondition(first?.condition) !== undefined && (first?.type !== COLUMN_TYPE || place.length === 1);
}
