import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, readDocument, UNREADABLE_TYPE } from '@mailwright/document';
import type { Finding } from '@mailwright/import';
import { designJson } from './design-json.ts';
import type { ImportSource } from './import-source.ts';

/** A mail of ours as its `components`: read as a stored one is. */
export const ownSource: ImportSource = {
  kind: 'own',
  extension: 'json',
  recognises: (text) => {
    const json = designJson(text);
    return json?.formatVersion !== undefined && Array.isArray(json.nodes);
  },
  read: async (text) => {
    const { document } = readDocument(designJson(text), blockRegistry);
    const findings = new Map<string, Finding>();
    const visit = (node: DocumentNode): void => {
      const kind = blockRegistry.get(node.type)?.kind;
      if (kind === undefined || kind === 'block') {
        const part = node.type === UNREADABLE_TYPE ? 'unreadable' : node.type;
        const before = findings.get(part) ?? findingOf(part, kind !== undefined && part !== 'unreadable');
        findings.set(part, { ...before, count: before.count + 1, nodes: [...before.nodes, node.id] });
      }
      for (const child of node.children ?? []) visit(child);
    };
    for (const node of document.nodes) visit(node);
    return { document, report: { findings: [...findings.values()] } };
  },
};

function findingOf(part: string, known: boolean): Finding {
  const one = { part, block: part, count: 0, nodes: [] };
  return known ? { ...one, fidelity: 'kept' } : { ...one, fidelity: 'placeholder', reason: 'unknown-type' };
}
