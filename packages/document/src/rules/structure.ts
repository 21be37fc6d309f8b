import type { BlockRegistry, NodeKind, NodeSeed } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { RuleResult } from '../editor/edit-context.ts';
import { type EmailDocument, ISLAND_TYPE, MAX_SECTION_DEPTH, PAGE_WRAPPER_TYPE } from '../node.ts';
import { ALLOWED, refuse } from './answer.ts';
import { HOLDS, sectionDepth } from './kinds.ts';
import { enforceMaxPerDocument } from './max-per-document.ts';

/** Returns whether all nodes below these are in allowed parents. Placeholders and all nodes in them are not checked. */
export function nestingAnswer(seeds: readonly NodeSeed[], registry: BlockRegistry): RuleResult {
  for (const { type, children = [] } of seeds) {
    const kind = definitionOf(type, registry)?.kind;
    if (!kind) continue;
    const fits = children.every((child) => {
      const childKind: NodeKind | undefined = definitionOf(child.type, registry)?.kind;
      return childKind === undefined || HOLDS[kind].includes(childKind);
    });
    if (!fits) return refuse('NOT_HERE');
    const below = nestingAnswer(children, registry);
    if (!below.ok) return below;
  }
  return ALLOWED;
}

/** Returns whether a node may be at the root beside these others: the one wrapper, an island alone, or a placeholder. */
export function rootAnswer(seed: NodeSeed, others: readonly NodeSeed[], registry: BlockRegistry): RuleResult {
  if (seed.type === ISLAND_TYPE) return others.length === 0 ? ALLOWED : refuse('ONLY_IN_WRAPPER');
  if (!definitionOf(seed.type, registry)) return ALLOWED;
  if (seed.type !== PAGE_WRAPPER_TYPE) return refuse('ONLY_IN_WRAPPER');
  if (others.some(({ type }) => type === PAGE_WRAPPER_TYPE)) return refuse('ONE_PAGE_WRAPPER');
  return others.some(({ type }) => type === ISLAND_TYPE) ? refuse('NOT_HERE') : ALLOWED;
}

/** Returns whether a whole document follows the rules of structure. The result of `readDocument` always does. */
export function checkDocument(document: EmailDocument, registry: BlockRegistry): RuleResult {
  for (const node of document.nodes) {
    const answer = rootAnswer(
      node,
      document.nodes.filter((other) => other !== node),
      registry,
    );
    if (!answer.ok) return answer;
    if (sectionDepth(node, registry) > MAX_SECTION_DEPTH) return refuse('TOO_DEEP');
  }
  if (enforceMaxPerDocument(document.nodes, registry).removed.length > 0) return refuse('ONE_FORM_DATA_TABLE');
  return nestingAnswer(document.nodes, registry);
}
