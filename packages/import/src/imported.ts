import type { EmailDocument, NodeId } from '@mailwright/document';

/** A mail made from a foreign design, and what became of each part of it. */
export interface Imported {
  readonly document: EmailDocument;
  readonly report: FidelityReport;
  /** First words shown beside the subject, when the source says them: info of a template, not part of its document. */
  readonly preHeader?: string;
}

/** Result of an import, part by part in the order of the source. */
export interface FidelityReport {
  readonly findings: readonly Finding[];
}

/** One sort of part and what became of it; the same finding about several parts is told once, with all its nodes. */
export interface Finding {
  readonly fidelity: Fidelity;
  /** Name of the part in the source: `mj-carousel`, `timer`, `table`. */
  readonly part: string;
  /** Type of the block it became; null when it became none. */
  readonly block: string | null;
  /** Reason why it has changed; absent if it was kept. */
  readonly reason?: FindingReason;
  /** Part of it that the reason is about, as the source names it: an attribute, a font, a tag. */
  readonly detail?: string;
  readonly count: number;
  /** Nodes of the new document that replace it; empty if there are none. */
  readonly nodes: readonly NodeId[];
}

/**
 * - `kept`: a block that says and shows the same;
 * - `changed`: a block, but something about it is not as it was;
 * - `code`: kept as its own HTML, editable as code and by position;
 * - `placeholder`: not known here, marked on the canvas with its name and not sent;
 * - `dropped`: nothing stands for it.
 */
export type Fidelity = 'kept' | 'changed' | 'code' | 'placeholder' | 'dropped';

/** Reason why a part has changed; the app has the words for people. */
export type FindingReason =
  /** The source's type is none we know. */
  | 'unknown-type'
  /** Known, but made for web pages or for the service of the source, which mails of ours have no use for. */
  | 'no-counterpart'
  /** An attribute or style (`detail`) has no counterpart on the block. */
  | 'setting-left-out'
  /** A value (`detail`) was brought into the range or the kind that the block takes. */
  | 'value-adjusted'
  /** More columns or deeper nesting than a mail of ours holds: set anew. */
  | 'layout-adjusted'
  /** Attributes (`detail`) that say something to machines or to readers of screens, which no block has. */
  | 'attribute-left-out'
  /** Words (`detail`) that had the color of what came to lie behind them: given one that can be read. */
  | 'made-readable'
  /** Markup that no block stands for. */
  | 'own-markup'
  /** A script, a handler or an address that no mail may carry. */
  | 'unsafe'
  /** An address (`detail`) that names no host: only its author knows where the file lies. */
  | 'relative-address';
