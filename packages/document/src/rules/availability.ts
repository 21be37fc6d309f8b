import type { BlockDefinition, NodeSeed } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { EditContext, RuleResult } from '../editor/edit-context.ts';
import { ALLOWED, refuse } from './answer.ts';

/**
 * Returns whether the plan allows this block's content to be written. Blocks that are already in the mail may still be
 * moved.
 */
export function planAnswer(definition: BlockDefinition, context: EditContext): RuleResult {
  switch (definition.feature) {
    case undefined:
      return ALLOWED;
    case 'customCode':
      return context.features.customCode ? ALLOWED : refuse('PLAN_CUSTOM_CODE');
    case 'products':
      return context.features.products ? ALLOWED : refuse('PLAN_PRODUCTS');
  }
}

/** Returns whether new blocks of this definition may be made here; the palette disables the others and shows the reason. */
export function availabilityAnswer(definition: BlockDefinition, context: EditContext): RuleResult {
  if (context.readOnly) return refuse('READ_ONLY');
  if (definition.advancedOnly && context.mode === 'simple') return refuse('ADVANCED_ONLY');
  return planAnswer(definition, context);
}

/** Returns whether seeds and all nodes in them may be made: the first refusal in document order. */
export function seedsAnswer(seeds: readonly NodeSeed[], context: EditContext): RuleResult {
  for (const seed of seeds) {
    const definition = definitionOf(seed.type, context.registry);
    const own = definition ? availabilityAnswer(definition, context) : ALLOWED;
    if (!own.ok) return own;
    const below = seedsAnswer(seed.children ?? [], context);
    if (!below.ok) return below;
  }
  return ALLOWED;
}
