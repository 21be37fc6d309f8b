import type { Check, FindingInfo, Severity } from '@mailwright/contract';
import type { Command } from '@mailwright/document';

/** A finding as the contract describes it, with the command that corrects it. */
export interface Finding extends FindingInfo {
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
  otherwiseAlone: 'error',
  unsubscribeMissing: 'warning',
  addressMissing: 'warning',
  productGone: 'warning',
  productSoldOut: 'warning',
  saleEnded: 'warning',
  productChanged: 'warning',
  ruleMissing: 'warning',
  ruleEmpty: 'warning',
  sendingField: 'warning',
  sendingFallback: 'warning',
  sendingCondition: 'warning',
  sendingRepeat: 'warning',
  addressFieldRaw: 'warning',
  profileDemand: 'warning',
  imageAlt: 'warning',
  imageHeavy: 'warning',
  gifHeavy: 'warning',
  contrast: 'warning',
  contrastDark: 'warning',
  name: 'warning',
  preheaderMissing: 'warning',
  preheaderLong: 'warning',
  noTopHeading: 'warning',
  tooLong: 'warning',
  styleTooLong: 'warning',
  styleNested: 'warning',
  imageOversized: 'hint',
  imageBlurred: 'hint',
  emptyColumn: 'hint',
};

/** Returns the severity of a finding, which depends on the check alone. */
export function severityOf(check: Check): Severity {
  return SEVERITIES[check];
}

/** One finding for each check and node, however many of its items it was found in: a list is read node by node. */
export function findingPerNode<F extends FindingInfo>(findings: readonly F[]): readonly F[] {
  const keyOf = ({ check, node }: FindingInfo) => `${check} ${node?.id}`;
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();
}
