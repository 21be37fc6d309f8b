import type { BlockRegistry, NodeSeed } from '../block-definition.ts';
import type { JsonValue } from '../json.ts';
import type { DocumentNode } from '../node.ts';
import { toSeed } from '../seed.ts';
import { readNode } from './read-node.ts';
import type { ReadProblem } from './read-problem.ts';

/**
 * Makes seeds of stored nodes: a clipboard, a saved module, a layout. Read as `readDocument` reads, so that broken ones
 * become placeholders and older ones are migrated; where they may stand is asked when they are inserted.
 */
export function readSeeds(
  list: readonly JsonValue[],
  registry: BlockRegistry,
  /** `root`: they may be of any kind, a page wrapper too; what is saved or copied never is one. */
  holder?: 'root',
): { readonly seeds: readonly NodeSeed[]; readonly problems: readonly ReadProblem[] } {
  const { nodes, problems } = readNodes(list, registry, holder);
  return { seeds: nodes.map(toSeed), problems: problems.filter(({ kind }) => kind !== 'id-renewed') };
}

/** Reads the topmost nodes of a module in the same way; they keep their ids, by which linked ones are found again. */
export function readNodes(
  list: readonly JsonValue[],
  registry: BlockRegistry,
  holder?: 'root',
): { readonly nodes: readonly DocumentNode[]; readonly problems: readonly ReadProblem[] } {
  const problems: ReadProblem[] = [];
  const reading = { registry, ids: new Set<string>(), problems, instances: new Map() };
  const nodes = list.map((json, index) =>
    readNode(json, { path: `/${index}`, holder, depth: 0, sections: 0 }, reading),
  );
  return { nodes, problems };
}
