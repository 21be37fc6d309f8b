import type { DocumentNode, EmailDocument, HistoryLine } from '@mailwright/document';
import type { JournalHead } from './journal-head.ts';

/** Returns the history that a journal holds; undefined where its packs are not what the packer writes. */
export function unpackLine({ steps, position }: JournalHead, packs: readonly string[]): HistoryLine | undefined {
  try {
    const documents = unpackJournal(packs);
    const records = steps.map((step) => {
      const document = documents.get(step.document);
      if (!document) throw new TypeError(`Document ${step.document} is not there`);
      return { ...step, commands: [], newIds: [], document };
    });
    return { steps: records, position };
  } catch {
    return undefined;
  }
}

/**
 * The documents in packs, by number; nodes that several of them had in common are one object again.
 * @throws when the packs are not what the packer writes
 */
export function unpackJournal(packs: readonly string[]): ReadonlyMap<number, EmailDocument> {
  const documents = new Map<number, EmailDocument>();
  const nodes: (DocumentNode | undefined)[] = [];
  const nodesOf = (numbers: readonly unknown[]): readonly DocumentNode[] =>
    numbers.map((number) => {
      const node = nodes[Number(number)];
      if (!node) throw new TypeError(`Line ${nodes.length} names a node that is not there`);
      return node;
    });

  for (const pack of packs) {
    for (const line of linesOf(JSON.parse(pack))) {
      const [own, children, isDocument] = line;
      if (typeof own !== 'object' || own === null) throw new TypeError(`Line ${nodes.length} is no node`);
      const under = Array.isArray(children) ? nodesOf(children) : null;
      if (isDocument === 1) {
        documents.set(nodes.length, { ...own, nodes: under ?? [] } as unknown as EmailDocument);
        nodes.push(undefined);
      } else {
        nodes.push({ ...own, ...(under && { children: under }) } as DocumentNode);
      }
    }
  }
  return documents;
}

function linesOf(pack: unknown): readonly (readonly unknown[])[] {
  if (!Array.isArray(pack) || !pack.every(Array.isArray)) throw new TypeError('A pack is no list of lines');
  return pack;
}
