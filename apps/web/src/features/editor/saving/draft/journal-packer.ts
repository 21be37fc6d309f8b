import type { DocumentNode, EmailDocument } from '@mailwright/document';
import { type ChecksummedText, withChecksum } from './checksum.ts';

/** Length at which a pack is closed: written and read in a few milliseconds. */
const PACK_LENGTH = 128 * 1024;

/**
 * One line of a pack: a node and the numbers of its children (null: it can have none), or a document, its roots' numbers
 * and a third part that says so. A line's number is its place in the journal, so what it names stands before it.
 */
export type JournalLine = readonly [own: object, children: readonly number[] | null, document?: 1];

/** Writes versions of a document so that a node that several of them share is written once. */
export interface JournalPacker {
  /**
   * Takes a document that may share nodes with those taken before, and queues what is new of it. Stops after each full
   * pack, so that whoever goes through a large document can let others work.
   */
  take(document: EmailDocument): Iterable<void>;
  /** The number of a document that was taken whole. */
  numberOf(document: EmailDocument): number | undefined;
  /** Packs since the last call. */
  collect(): readonly ChecksummedText[];
  /** Characters of everything taken so far. */
  length(): number;
}

export function createJournalPacker(): JournalPacker {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  let lines: string[] = [];
  let open = 0;
  let length = 0;
  let packs: ChecksummedText[] = [];

  const add = (key: object, line: JournalLine): number => {
    const text = JSON.stringify(line);
    const number = count;
    count += 1;
    numbers.set(key, number);
    lines.push(text);
    open += text.length + 1;
    return number;
  };
  const close = () => {
    if (lines.length === 0) return;
    const pack = `[${lines.join(',')}]`;
    packs.push(withChecksum(pack));
    length += pack.length;
    lines = [];
    open = 0;
  };
  const takeNode = (node: DocumentNode): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    const { children, ...own } = node;
    return add(node, [own, children ? children.map(takeNode) : null]);
  };

  return {
    *take(document) {
      if (numbers.has(document)) return;
      for (const root of document.nodes) {
        for (const child of root.children ?? []) {
          takeNode(child);
          if (open < PACK_LENGTH) continue;
          close();
          yield;
        }
      }
      const { nodes, ...own } = document;
      const roots = nodes.map(takeNode);
      if (!numbers.has(document)) add(document, [own, roots, 1]);
    },
    numberOf: (document) => numbers.get(document),
    collect() {
      close();
      const collected = packs;
      packs = [];
      return collected;
    },
    length: () => length + open,
  };
}
