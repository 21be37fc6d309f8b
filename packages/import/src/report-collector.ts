import type { DocumentNode } from '@mailwright/document';
import type { FidelityReport, Finding } from './imported.ts';

/** What an importer says of one part. A part with several reasons is noted once for each, always with its node. */
export interface Note extends Omit<Finding, 'count' | 'nodes' | 'block'> {
  /** What stands for the part now; absent when nothing does. */
  readonly node?: DocumentNode;
}

/** Collects what an import says of its work while it goes through the source. */
export interface ReportCollector {
  readonly note: (note: Note) => void;
  /** Equal findings are one, in the order in which they were first noted. */
  readonly report: () => FidelityReport;
}

export function createReportCollector(): ReportCollector {
  const findings = new Map<string, Finding>();
  return {
    note({ node, ...said }) {
      const block = node?.type ?? null;
      const key = JSON.stringify([said.fidelity, said.part, block, said.reason, said.detail]);
      const before = findings.get(key) ?? { ...said, block, count: 0, nodes: [] };
      const nodes = node && !before.nodes.includes(node.id) ? [...before.nodes, node.id] : before.nodes;
      findings.set(key, { ...before, count: before.count + 1, nodes });
    },
    report: () => ({ findings: [...findings.values()] }),
  };
}
