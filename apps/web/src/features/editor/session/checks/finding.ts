import type { NodeId } from '@mailwright/document';

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

/** One thing to look at before the mail is sent. */
export interface Finding {
  readonly check: Check;
  /** The block it is about; null for the mail as a whole. */
  readonly nodeId: NodeId | null;
}

/** Which it is follows from what is looked at. */
export function severityOf(check: Check): Severity {
  switch (check) {
    case 'imageMissing':
    case 'imageAddress':
    case 'linkMissing':
    case 'linkUnfinished':
    case 'timerIncomplete':
    case 'timerPast':
    case 'placeholder':
      return 'error';
    case 'imageAlt':
    case 'contrast':
    case 'name':
    case 'preheaderMissing':
    case 'preheaderLong':
    case 'noTopHeading':
    case 'tooLong':
      return 'warning';
    case 'emptyColumn':
      return 'hint';
  }
}
