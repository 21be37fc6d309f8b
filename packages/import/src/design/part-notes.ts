import type { DocumentNode } from '@mailwright/document';
import type { Finding, FindingReason } from '../imported.ts';
import type { ReportCollector } from '../report-collector.ts';

/** Remembers what of one part did not come along, until it is told with the part's node. */
export interface PartNotes {
  readonly part: string;
  /** Nothing on the block stands for it. */
  readonly leaveOut: (detail: string) => void;
  /** It was brought into what the block takes. */
  readonly adjust: (detail: string) => void;
  /** It may not stand in a mail. */
  readonly refuse: (detail: string) => void;
  /** An address from the root of a website that nobody has named. */
  readonly refuseRoot: (address: string) => void;
  readonly tell: (node: DocumentNode) => void;
  /** The same for what only holds parts, which nobody counts while nothing is lost of it. */
  readonly tellOnlyChanges: (node: DocumentNode) => void;
  /** Notes a node that has none of the part's settings: its own HTML, or a placeholder. */
  readonly tellAs: (fidelity: Finding['fidelity'], reason: FindingReason, node?: DocumentNode) => void;
}

export function createPartNotes(part: string, collector: ReportCollector): PartNotes {
  const said = new Map<string, { readonly reason: FindingReason; readonly detail: string }>();
  const remember = (reason: FindingReason) => (detail: string) => {
    said.set(`${reason} ${detail}`, { reason, detail });
  };
  return {
    part,
    leaveOut: remember('setting-left-out'),
    adjust: remember('value-adjusted'),
    refuse: remember('unsafe'),
    refuseRoot: remember('relative-address'),
    tell(node) {
      if (said.size === 0) collector.note({ fidelity: 'kept', part, node });
      for (const note of said.values()) collector.note({ fidelity: 'changed', part, node, ...note });
    },
    tellOnlyChanges(node) {
      for (const note of said.values()) collector.note({ fidelity: 'changed', part, node, ...note });
    },
    tellAs(fidelity, reason, node) {
      collector.note({ fidelity, part, reason, ...(node && { node }) });
      for (const note of said.values()) {
        if (note.reason === 'unsafe' || note.reason === 'relative-address')
          collector.note({ fidelity, part, ...note, ...(node && { node }) });
      }
    },
  };
}
