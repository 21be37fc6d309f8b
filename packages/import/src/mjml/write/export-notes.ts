import type { DocumentNode, NodeId } from '@mailwright/document';
import type { FidelityReport, Finding } from '../../imported.ts';

/** Note of the writer about one node. `tag`: the element of MJML that it became, null for none. */
export interface ExportNote extends Pick<Finding, 'fidelity' | 'reason' | 'detail'> {
  readonly node: DocumentNode;
  /** Part of the node that the note is about; its type by default. */
  readonly part?: string;
  readonly tag: string | null;
}

/** Collects what MJML cannot say of a mail; the same of several nodes is one finding. */
export interface ExportNotes {
  readonly note: (note: ExportNote) => void;
  readonly report: () => FidelityReport;
}

export function createExportNotes(): ExportNotes {
  const findings = new Map<string, { finding: Finding; readonly nodes: NodeId[] }>();
  return {
    note({ node, part = node.type, tag, ...said }) {
      const key = JSON.stringify([said.fidelity, part, tag, said.reason, said.detail]);
      const known = findings.get(key) ?? { finding: { ...said, part, block: tag, count: 0, nodes: [] }, nodes: [] };
      known.nodes.push(node.id);
      findings.set(key, known);
    },
    report: () => ({
      findings: [...findings.values()].map(({ finding, nodes }) => ({ ...finding, count: nodes.length, nodes })),
    }),
  };
}
