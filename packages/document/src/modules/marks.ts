import type { NodeSeed } from '../block-definition.ts';
import type { DocumentNode } from '../node.ts';

type Marked = Pick<DocumentNode, 'instance' | 'origin' | 'open' | 'base'>;

/** Returns whether a node has any mark of a module. */
function isMarked({ instance, origin, open, base }: Marked): boolean {
  return instance !== undefined || origin !== undefined || open !== undefined || base !== undefined;
}

/** Returns copies of nodes or seeds without any marks of modules, at all levels. One without marks is the same object. */
export function withoutMarks<N extends NodeSeed>(node: N): N {
  const { children } = node;
  const unmarked = children && sameList(children, children.map(withoutMarks));
  if (unmarked === children && !isMarked(node)) return node;
  const { instance: _, origin: __, open: ___, base: ____, ...own } = node;
  return { ...own, ...(unmarked && { children: unmarked }) } as N;
}

/** The list given where all its members are the same. */
export function sameList<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return before.length === after.length && after.every((member, index) => member === before[index]) ? before : after;
}
