import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { EmailDocument } from '../node.ts';
import { walk } from '../tree/walk.ts';

/** A node or the seed of one, as far as counting goes. */
interface Countable {
  readonly type: string;
  readonly children?: readonly Countable[];
}

/** The most a document may hold of a block; the page wrapper has rules of its own. */
export function mostOf(type: string, registry: BlockRegistry): number {
  const definition = definitionOf(type, registry);
  return (definition?.kind === 'block' ? definition.maxPerDocument : undefined) ?? Number.POSITIVE_INFINITY;
}

/**
 * Nodes or seeds without those that are more than a document may hold; of each kind the first ones stay, after those
 * that `present` has. What needs no change comes back as the very objects given; `removed` has the paths of the rest.
 */
export function enforceMaxPerDocument<N extends Countable>(
  nodes: readonly N[],
  registry: BlockRegistry,
  present: EmailDocument | null = null,
): { readonly nodes: readonly N[]; readonly removed: readonly string[] } {
  const counts = new Map<string, number>();
  const count = (type: string): boolean => {
    const most = mostOf(type, registry);
    if (most === Number.POSITIVE_INFINITY) return true;
    const next = (counts.get(type) ?? 0) + 1;
    counts.set(type, next);
    return next <= most;
  };
  if (present) walk(present, ({ type }) => void count(type));
  const removed: string[] = [];
  const prune = <T extends Countable>(list: readonly T[], path: string): readonly T[] => {
    const kept = list.flatMap((node, index): T[] => {
      const here = `${path}/${index}`;
      if (!count(node.type)) {
        removed.push(here);
        return [];
      }
      if (!node.children) return [node];
      const children = prune(node.children, `${here}/children`);
      return [children === node.children ? node : { ...node, children }];
    });
    return kept.length === list.length && kept.every((node, index) => node === list[index]) ? list : kept;
  };
  return { nodes: prune(nodes, ''), removed };
}
