import type { NodeId } from '@mailwright/document';
import type { Fidelity, FidelityReport } from './imported.ts';

/** From what is best to what is worst. */
export const FIDELITIES: readonly Fidelity[] = ['kept', 'changed', 'code', 'placeholder', 'dropped'];

/** Number of parts in total, and of each fidelity. */
export interface ReportTally extends Readonly<Record<Fidelity, number>> {
  readonly total: number;
}

/** Counts each part once, with the worst that is said of it. */
export function tallyReport({ findings }: FidelityReport): ReportTally {
  const tally = { kept: 0, changed: 0, code: 0, placeholder: 0, dropped: 0, total: 0 };
  const worst = new Map<NodeId, Fidelity>();
  for (const { fidelity, reason, count, nodes } of findings) {
    // Attributes are no parts: a line of them counts as one.
    if (nodes.length === 0) tally[fidelity] += reason === 'attribute-left-out' ? 1 : count;
    for (const id of nodes) {
      const before = worst.get(id);
      if (!before || FIDELITIES.indexOf(fidelity) > FIDELITIES.indexOf(before)) worst.set(id, fidelity);
    }
  }
  for (const fidelity of worst.values()) tally[fidelity] += 1;
  return { ...tally, total: FIDELITIES.reduce((sum, fidelity) => sum + tally[fidelity], 0) };
}
