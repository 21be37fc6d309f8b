import type { JsonValue } from '../json.ts';
import { COLUMN_TYPE, type DocumentNode, type NodeCondition } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { ownCondition } from './node-condition.ts';

type Placed = Pick<DocumentNode, 'type' | 'condition' | 'repeat'>;

/**
 * Nodes in the places they take among their siblings: one place for each, but a node with a condition shares its own with
 * those right after it that are shown otherwise. Of columns only one is: it takes the width of both. Where each entry of a
 * list is asked, what is shown otherwise is for entries of it, too.
 */
export function conditionalGroups<N extends Placed>(siblings: readonly N[]): readonly (readonly N[])[] {
  const places: N[][] = [];
  for (const node of siblings) {
    const place = places.at(-1);
    if (place && isElse(node) && takesOtherwise(place, node)) place.push(node);
    else places.push([node]);
  }
  return places;
}

/** Returns whether a node has the condition `otherwise`, whatever node is before it. */
export function isElse({ condition }: Pick<DocumentNode, 'condition'>): boolean {
  return condition !== undefined && 'otherwise' in condition;
}

/** Nodes are never mutated, so what is in one is looked for once; an edit costs the nodes above it. */
const known = new WeakMap<DocumentNode, boolean>();

/** Returns whether a node, or any node in it, has the condition `otherwise`. */
export function hasOtherwise(node: DocumentNode): boolean {
  if (isElse(node)) return true;
  if (!node.children) return false;
  let found = known.get(node);
  if (found === undefined) {
    found = node.children.some(hasOtherwise);
    known.set(node, found);
  }
  return found;
}

/** Nodes with those right after them that are shown where their conditions do not hold, in the order given. */
export function withOtherwise(siblings: readonly DocumentNode[], node: DocumentNode): readonly DocumentNode[] {
  const place = isElse(node) ? undefined : conditionalGroups(siblings).find(([first]) => first === node);
  return place ?? [node];
}

/** The node where whose condition does not hold a node is shown; undefined for none. */
export function ownerOf(siblings: readonly DocumentNode[], node: DocumentNode): DocumentNode | undefined {
  const [first] = isElse(node) ? (conditionalGroups(siblings).find((place) => place.includes(node)) ?? []) : [];
  return first === node ? undefined : first;
}

/** Returns whether a node with the condition `otherwise` follows no node with a condition; every reader gets it then. */
export function isOrphan(siblings: readonly DocumentNode[], node: DocumentNode): boolean {
  return isElse(node) && !ownerOf(siblings, node);
}

/** Returns the node with another condition; `null` shows it to everybody. */
export function withCondition(node: DocumentNode, condition: NodeCondition | null): DocumentNode {
  const { condition: before, ...own } = node;
  if (condition === null) return before === undefined ? node : own;
  return before && sameJson(before as unknown as JsonValue, condition as unknown as JsonValue)
    ? node
    : { ...own, condition };
}

/**
 * The list whose entries are asked one by one: that over which a node is repeated, where its condition names a field of the
 * entry. Undefined for any other condition: it is asked once, before the repeat.
 */
export function entryListOf({ condition, repeat }: Pick<DocumentNode, 'condition' | 'repeat'>): string | undefined {
  const isAsked = ownCondition(condition)?.tests.some(({ field }) => field.startsWith(`${repeat?.list}.`));
  return isAsked ? repeat?.list : undefined;
}

function takesOtherwise([first, ...others]: readonly Placed[], { repeat }: Placed): boolean {
  if (!first || !ownCondition(first.condition)) return false;
  const list = entryListOf(first);
  return (first.type !== COLUMN_TYPE || others.length === 0) && (list === undefined || list === repeat?.list);
}
