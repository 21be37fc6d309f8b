import type { NodeSeed } from '../block-definition.ts';
import type { EditContext, RuleResult } from '../editor/edit-context.ts';
import { type EmailDocument, PAGE_WRAPPER_TYPE } from '../node.ts';
import { countType } from '../tree/walk.ts';
import { ALLOWED, refuse } from './answer.ts';
import { seedsAnswer } from './availability.ts';
import { mostOf } from './max-per-document.ts';
import { nestingAnswer } from './structure.ts';

/** Returns whether new nodes may come into the document, whatever their place. */
export function insertionRules(document: EmailDocument, context: EditContext, seeds: readonly NodeSeed[]): RuleResult {
  if (context.oneBlock) return refuse('ONE_BLOCK_MODULE');
  const available = seedsAnswer(seeds, context);
  if (!available.ok) return available;
  const limits = limitsAnswer(document, context, seeds);
  return limits.ok ? nestingAnswer(seeds, context.registry) : limits;
}

/** Returns whether the document with these nodes added would contain no more of each limited block than allowed. */
function limitsAnswer(document: EmailDocument, context: EditContext, seeds: readonly NodeSeed[]): RuleResult {
  const added = new Map<string, number>();
  countLimited(seeds, context, added);
  for (const [type, count] of added) {
    if (countType(document, type) + count > allowed(type, context)) {
      return refuse(type === PAGE_WRAPPER_TYPE ? 'ONE_PAGE_WRAPPER' : 'ONE_FORM_DATA_TABLE');
    }
  }
  return ALLOWED;
}

function allowed(type: string, context: EditContext): number {
  if (type === PAGE_WRAPPER_TYPE) return 1;
  return mostOf(type, context.registry);
}

function countLimited(seeds: readonly NodeSeed[], context: EditContext, added: Map<string, number>): void {
  for (const { type, children } of seeds) {
    if (Number.isFinite(allowed(type, context))) added.set(type, (added.get(type) ?? 0) + 1);
    if (children) countLimited(children, context, added);
  }
}
