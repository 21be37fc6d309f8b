import type { RefusalReason, RuleResult } from '../editor/edit-context.ts';

export const ALLOWED: RuleResult = { ok: true };

/** An answer of the rules that says why not. */
export function refuse(reason: RefusalReason): { readonly ok: false; readonly reason: RefusalReason } {
  return { ok: false, reason };
}
