import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** A rule of the import directions, with a file that breaks it: the checker must be seen to catch that. */
export interface BoundaryRule {
  readonly rule: IRegularForbiddenRuleType & { readonly name: string };
  readonly planted: {
    readonly file: string;
    /** One violation a line where there are several; each has to be caught. */
    readonly code: string | readonly string[];
    readonly needs?: readonly string[];
  };
}

export const TESTS = '(\\.(test|spec)\\.tsx?$)|(/testing/)';
/** Matches a package wherever npm put it, and its bare name where it is not installed. */
export const npm = (names: string) => `(^|node_modules/)(${names})(/|$)`;

/** Makes a rule that forbids imports from some files to others. */
export function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
  planted: BoundaryRule['planted'],
): BoundaryRule {
  return { rule: { name, severity: 'error', from, to }, planted };
}
