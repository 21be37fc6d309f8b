import type { NodeId } from '../node.ts';

/** Something a stored document had wrong. Nothing but what is `removed` is lost; `path` is a JSON pointer into what was read. */
export interface ReadProblem {
  readonly kind:
    | 'document-unreadable'
    | 'setting-unreadable'
    | 'node-unreadable'
    | 'unknown-type'
    | 'id-renewed'
    | 'not-allowed-here'
    | 'extra-removed'
    | 'mark-removed';
  readonly path: string;
  /** Node of the document that stands there now. */
  readonly nodeId?: NodeId;
  /** For developers, English. */
  readonly detail: string;
}
