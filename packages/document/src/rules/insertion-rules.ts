import type { NodeSeed } from '../block-definition.ts';
import type { EditContext, RuleResult } from '../editor/edit-context.ts';
import type { EmailDocument } from '../node.ts';
import { seedsAnswer } from './availability.ts';
import { limitsAnswer } from './limits.ts';
import { nestingAnswer } from './structure.ts';

/** Whether nodes that are not in the document yet may come into it, wherever they will stand. */
export function insertionRules(document: EmailDocument, context: EditContext, seeds: readonly NodeSeed[]): RuleResult {
  const available = seedsAnswer(seeds, context);
  if (!available.ok) return available;
  const limits = limitsAnswer(document, context, seeds);
  return limits.ok ? nestingAnswer(seeds, context.registry) : limits;
}
