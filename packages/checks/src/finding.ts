import type { Command, NodeId } from '@mailwright/document';

/** What is looked at, in the order in which it is listed. */
export const CHECKS = [
  'imageMissing',
  'imageAddress',
  'linkMissing',
  'linkUnfinished',
  'timerIncomplete',
  'timerPast',
  'placeholder',
  'imageAlt',
  'contrast',
  'name',
  'preheaderMissing',
  'preheaderLong',
  'noTopHeading',
  'tooLong',
  'emptyColumn',
] as const;

export type Check = (typeof CHECKS)[number];

/** `error`: readers meet something broken; `warning`: the mail works worse than it could; `hint`: maybe on purpose. */
export type Severity = 'error' | 'warning' | 'hint';

/** The node a finding is about, with what a person knows it by where the document is not at hand. */
export interface FoundNode {
  readonly id: NodeId;
  readonly type: string;
  /** The author's own name for it. */
  readonly name: string | null;
  /** Its first words; empty where it has none. */
  readonly words: string;
}

/** An item of a list that a node holds. */
export interface FoundItem {
  /** The node's prop that holds the list. */
  readonly list: string;
  /** From 0. */
  readonly index: number;
}

/** One thing to look at before the mail is sent. */
export interface Finding {
  readonly check: Check;
  readonly severity: Severity;
  /** Null for the mail as a whole. */
  readonly node: FoundNode | null;
  /** Null where it is the node itself. */
  readonly item: FoundItem | null;
  /** The prop of the item, or else of the node, that is to be changed; null where it is none of them. */
  readonly prop: string | null;
  /** The command that puts it right without losing what the author wrote; null where only a person can tell. */
  readonly fix: Command | null;
}

const SEVERITIES: Readonly<Record<Check, Severity>> = {
  imageMissing: 'error',
  imageAddress: 'error',
  linkMissing: 'error',
  linkUnfinished: 'error',
  timerIncomplete: 'error',
  timerPast: 'error',
  placeholder: 'error',
  imageAlt: 'warning',
  contrast: 'warning',
  name: 'warning',
  preheaderMissing: 'warning',
  preheaderLong: 'warning',
  noTopHeading: 'warning',
  tooLong: 'warning',
  emptyColumn: 'hint',
};

/** Which it is follows from what is looked at. */
export function severityOf(check: Check): Severity {
  return SEVERITIES[check];
}

/** What holds up publishing until a person says that the mail is to be published all the same. */
export function blockingFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** One finding for each check and node, however many of its items it was found in: a list is read node by node. */
export function findingPerNode(findings: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ check, node }: Finding) => `${check} ${node?.id}`;
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();
}
