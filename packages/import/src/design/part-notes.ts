import type { DocumentNode } from '@mailwright/document';
import type { Finding, FindingReason } from '../imported.ts';
import type { ReportCollector } from '../report-collector.ts';

/** Remembers what of one part did not come along, until it is told with the part's node. */
export interface PartNotes {
  readonly part: string;
  /** Notes a setting that the block has no counterpart for. */
  readonly leaveOut: (detail: string) => void;
  /** Notes a value that was changed to one that the block accepts. */
  readonly adjust: (detail: string) => void;
  /** Notes content that may not be in a mail. */
  readonly refuse: (detail: string) => void;
  /** An address from the root of a website that nobody has named. */
  readonly refuseRoot: (address: string) => void;
  readonly tell: (node: DocumentNode) => void;
  /** Notes the changes of a part that only holds others; such a part is not counted if nothing of it is lost. */
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
