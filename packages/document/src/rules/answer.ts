import type { RefusalReason, RuleResult } from '../editor/edit-context.ts';

export const ALLOWED: RuleResult = { ok: true };

/** An answer of the rules that says why not. */
export function refuse(reason: RefusalReason): { readonly ok: false; readonly reason: RefusalReason } {
  return { ok: false, reason };
}

/** Reasons that only mean "not at this level". */
const VAGUE: ReadonlySet<RefusalReason> = new Set(['NOT_HERE', 'TOO_DEEP', 'INTO_ITSELF']);

/** Of the reasons why several places were refused, the first that says more than that it was the wrong one. */
export function mostSpecificReason(reasons: readonly RefusalReason[]): RefusalReason {
  return reasons.find((reason) => !VAGUE.has(reason)) ?? reasons[0] ?? 'NOT_HERE';
}
