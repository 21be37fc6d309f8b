import { type BlockRegistry, type DocumentNode, ISLAND_TYPE, nodeContent, wordsOf } from '@mailwright/document';
import { islandCode } from '../../../core/island/load-island-code.ts';

/** Nodes never change, so what one says is read once. */
const known = new WeakMap<DocumentNode, string>();

/** All that a node itself says to readers, to be searched in; of foreign HTML, once what reads it is there. */
export function layerWords(node: DocumentNode, registry: BlockRegistry): string {
  const before = known.get(node);
  if (before !== undefined) return before;
  const foreign = islandCode()?.islandContent;
  const words = wordsOf(nodeContent(node, { registry, foreign }));
  if (foreign || node.type !== ISLAND_TYPE) known.set(node, words);
  return words;
}
