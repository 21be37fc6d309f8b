import type { JsonValue } from './json.ts';
import type { DocumentNode, EmailDocument } from './node.ts';
import { childrenOf, walk } from './tree/walk.ts';

/** Estimates the memory that versions of a document take beyond the ones before them. */
export interface Scale {
  /** Bytes of the nodes that no version weighed so far holds. An estimate: objects by their keys, text by its letters. */
  weigh(document: EmailDocument): number;
}

const BYTES_PER_ENTRY = 24;
const BYTES_PER_NODE = 160;

/** A scale that knows the nodes of one document already. */
export function createScale(start: EmailDocument): Scale {
  const known = new WeakSet<DocumentNode>();
  walk(start, (node) => known.add(node));
  const weighNodes = (nodes: readonly DocumentNode[]): number => {
    let bytes = 8 * nodes.length;
    for (const node of nodes) {
      if (known.has(node)) continue;
      known.add(node);
      bytes += BYTES_PER_NODE + weighValue(node.props) + weighNodes(childrenOf(node));
    }
    return bytes;
  };
  return { weigh: (document) => weighNodes(document.nodes) };
}

/** Iterative, because what a placeholder keeps may be nested without bound. */
function weighValue(value: JsonValue): number {
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
