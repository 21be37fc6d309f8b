import type { DocumentNode, NodeId } from '@mailwright/document';
import type { FidelityReport, Finding } from './imported.ts';

/** Note of an importer about one part. A part with several reasons is noted once for each, always with its node. */
export interface Note extends Omit<Finding, 'count' | 'nodes' | 'block'> {
  /** Node that replaces the part; absent if there is none. */
  readonly node?: DocumentNode;
}

/** Collects what an import says of its work while it goes through the source. */
export interface ReportCollector {
  readonly note: (note: Note) => void;
  /** Equal findings are one, in the order in which they were first noted. */
  readonly report: () => FidelityReport;
}

export function createReportCollector(): ReportCollector {
  const findings = new Map<string, { finding: Finding; count: number; readonly nodes: Set<NodeId> }>();
  return {
    note({ node, ...said }) {
      const block = node?.type ?? null;
      const key = JSON.stringify([said.fidelity, said.part, block, said.reason, said.detail]);
      const known = findings.get(key) ?? {
        finding: { ...said, block, count: 0, nodes: [] },
        count: 0,
        nodes: new Set(),
      };
      known.count += 1;
      if (node) known.nodes.add(node.id);
      findings.set(key, known);
    },
    report: () => ({
      findings: [...findings.values()].map(({ finding, count, nodes }) => ({ ...finding, count, nodes: [...nodes] })),
    }),
  };
}
