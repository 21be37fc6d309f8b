import type { JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import { childrenOf, walk } from '../tree/walk.ts';

/** Bytes of the nodes that no version asked about so far holds. An estimate: objects by their keys, text by its letters. */
export type MemoryEstimate = (document: EmailDocument) => number;

const BYTES_PER_ENTRY = 24;
const BYTES_PER_NODE = 160;

/** Estimates the memory that versions of a document take beyond the ones before them; it knows the nodes of the first. */
export function createMemoryEstimate(start: EmailDocument): MemoryEstimate {
  const known = new WeakSet<DocumentNode>();
  walk(start, (node) => known.add(node));
  const bytesOfNodes = (nodes: readonly DocumentNode[]): number => {
    let bytes = 8 * nodes.length;
    for (const node of nodes) {
      if (known.has(node)) continue;
      known.add(node);
      bytes += BYTES_PER_NODE + bytesOfValue(node.props) + bytesOfNodes(childrenOf(node));
    }
    return bytes;
  };
  return (document) => bytesOfNodes(document.nodes);
}

/** Iterative, because what a placeholder keeps may be nested without bound. */
function bytesOfValue(value: JsonValue): number {
  const waiting: JsonValue[] = [value];
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    bytes += BYTES_PER_ENTRY;
    if (typeof next === 'string') bytes += 2 * next.length;
    else if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) waiting.push(inner);
    }
  }
  return bytes;
}
