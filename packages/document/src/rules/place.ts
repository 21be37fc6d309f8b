import type { BlockRegistry, NodeKind, NodeSeed } from '../block-definition.ts';
import type { DropTarget } from '../commands/command.ts';
import { definitionOf } from '../definition-of.ts';
import type { EditContext, RefusalReason, RuleResult } from '../editor/edit-context.ts';
import { isWithinInstance } from '../modules/instances.ts';
import { type DocumentNode, type EmailDocument, MAX_SECTION_DEPTH, type NodeId, PAGE_WRAPPER_TYPE } from '../node.ts';
import type { Wrapping } from '../operations/wrap-nodes.ts';
import { locate } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { childrenOf } from '../tree/walk.ts';
import { ALLOWED, refuse } from './answer.ts';
import { insertionRules } from './insertion-rules.ts';
import { HOLDS, isPlaceholder, kindAt, kindOfSeed, parentKind, sectionDepth } from './kinds.ts';
import { rootAnswer } from './structure.ts';

/** Place for nodes, and the nodes that each of them needs around it there; or the reason why there is none. */
export type Placement =
  | { readonly ok: true; readonly target: DropTarget; readonly wrappings: readonly Wrapping[] }
  | { readonly ok: false; readonly reason: RefusalReason };

interface Item {
  readonly seed: NodeSeed;
  readonly kind: NodeKind;
}

interface Holder {
  readonly node: DocumentNode | null;
  /** Nodes above and the holder itself. */
  readonly chain: readonly DocumentNode[];
  readonly children: readonly DocumentNode[];
}

/**
 * Returns the placement of new nodes at a target, or the reason of a refusal. Used by palette, click, keyboard, paste,
 * modules and import.
 */
export function place(
  document: EmailDocument,
  context: EditContext,
  seeds: readonly NodeSeed[],
  target: DropTarget,
): Placement {
  if (context.readOnly) return refuse('READ_ONLY');
  const holder = holderAt(document, target.parentId);
  if (!holder || seeds.length === 0) return refuse('NOT_FOUND');
  const { registry } = context;
  const allowed = insertionRules(document, context, seeds);
  if (!allowed.ok) return allowed;
  const items = seeds.map((seed) => ({ seed, kind: kindOfSeed(seed, registry) }));
  return fitAll(items, holder, target, document, registry);
}

/** Returns the placement of nodes that are moved to a target, or the reason of a refusal. */
export function placeMoved(
  document: EmailDocument,
  context: EditContext,
  ids: readonly NodeId[],
  target: DropTarget,
): Placement {
  if (context.readOnly) return refuse('READ_ONLY');
  const { registry } = context;
  const holder = holderAt(document, target.parentId);
  const locations = locateTopmost(document, ids);
  if (!holder || locations.length === 0) return refuse('NOT_FOUND');
  if (locations.some(({ node }) => node.type === PAGE_WRAPPER_TYPE)) return refuse('WRAPPER_FIXED');
  const moved = new Set(locations.map(({ node }) => node));
  if (holder.chain.some((node) => moved.has(node))) return refuse('INTO_ITSELF');
  if (locations.some(({ ancestors }) => ancestors.some((node) => isPlaceholder(node, registry))))
    return refuse('NOT_HERE');
  if (locations.some(isWithinInstance)) return refuse('IN_LINKED_MODULE');
  const items = locations.map((location) => ({ seed: location.node, kind: kindAt(location, registry) }));
  return fitAll(items, holder, target, document, registry);
}

function holderAt(document: EmailDocument, parentId: NodeId | null): Holder | undefined {
  if (parentId === null) return { node: null, chain: [], children: document.nodes };
  const location = locate(document, parentId);
  if (!location) return undefined;
  return { node: location.node, chain: [...location.ancestors, location.node], children: childrenOf(location.node) };
}

function fitAll(
  items: readonly Item[],
  holder: Holder,
  target: DropTarget,
  document: EmailDocument,
  registry: BlockRegistry,
): Placement {
  if (holder.chain.some((node) => isPlaceholder(node, registry))) return refuse('NOT_HERE');
  if (holder.chain.some(({ instance }) => instance)) return refuse('IN_LINKED_MODULE');
  const wrappings: Wrapping[] = [];
  for (const item of items) {
    const wrapping = wrappingFor(item.kind, holder, registry);
    const answer = fitAnswer(item, wrapping, holder, document, registry);
    if (!answer.ok) return answer;
    if (wrapping) wrappings.push(wrapping);
  }
  const index = Math.min(Math.max(0, Math.trunc(target.index) || 0), holder.children.length);
  return { ok: true, target: { parentId: target.parentId, index }, wrappings };
}

function fitAnswer(
  { seed, kind }: Item,
  wrapping: Wrapping | undefined,
  holder: Holder,
  document: EmailDocument,
  registry: BlockRegistry,
): RuleResult {
  if (holder.node === null) {
    // An island comes to the root only with a whole imported document, never as a block that was dropped there.
    return kind === 'block' ? refuse('ONLY_IN_WRAPPER') : rootAnswer(seed, document.nodes, registry);
  }
  if (!wrapping) return refuse('NOT_HERE');
  const above = holder.chain.filter((node) => definitionOf(node.type, registry)?.kind === 'section').length;
  const own = sectionDepth(seed, registry) + (wrapping === 'none' ? 0 : 1);
  return above + own > MAX_SECTION_DEPTH ? refuse('TOO_DEEP') : ALLOWED;
}

function wrappingFor(kind: NodeKind, holder: Holder, registry: BlockRegistry): Wrapping | undefined {
  const holds = HOLDS[parentKind(holder.node, registry) ?? 'block'];
  if (holds.includes(kind)) return 'none';
  if (!holds.includes('section')) return undefined;
  if (kind === 'block') return 'section-and-column';
  return kind === 'column' ? 'section' : undefined;
}
