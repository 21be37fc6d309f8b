import type { BlockRegistry } from '../block-definition.ts';
import { preserveElse } from '../conditions/preserve-else.ts';
import { type GoneContent, type GoneOptions, goneContent } from '../content/gone-content.ts';
import { readItemIds } from '../content/item-ids.ts';
import type { ContentOptions } from '../content/map-content.ts';
import { definitionOf } from '../definition-of.ts';
import { type CreateId, createId } from '../ids.ts';
import type { JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument, ModuleInstance } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { locateAll } from '../tree/locations.ts';
import { walkNodes } from '../tree/walk.ts';
import { instancesOf, type LinkedModule } from './instances.ts';
import { mapInstances } from './map-instances.ts';
import { sameList } from './marks.ts';
import { keptOverrides } from './overrides.ts';

/** A version of a module: its topmost nodes with the module's ids, as `readDocument` reads them. */
export interface ModuleContent {
  readonly moduleId: string;
  readonly version: number;
  readonly name: string;
  readonly nodes: readonly DocumentNode[];
}

/**
 * Brings all linked copies of a module in a mail to a version. Nodes are matched by the module's nodes they were made
 * from: each that the module still has keeps its id and what the mail changed in it. Sections that stand next to each
 * other come in the module's order; where the mail has parted them, each stays where it is and a new one comes after
 * the one before it. A mail that shows this version already is the same object.
 */
export function updateInstances(
  document: EmailDocument,
  content: ModuleContent,
  registry: BlockRegistry,
  newId: CreateId = createId,
): EmailDocument {
  const outdated = instancesOf(document).filter(
    ({ instance }) => instance.moduleId === content.moduleId && instance.version !== content.version,
  );
  if (outdated.length === 0) return document;
  const replacements = new Map<DocumentNode, readonly DocumentNode[]>();
  for (const linked of outdated) {
    const made = madeNodes(linked, content, registry, newId);
    for (const [top, nodes] of placed(document, linked, made)) replacements.set(top, nodes);
  }
  const next = mapInstances(document, (top) => replacements.get(top) ?? [top]);
  return preserveElse(document, next, { isJudged: isOutsideModules });
}

/** Tells what stands in a mail by the mail's own hand. */
export function isOutsideModules({ origin }: DocumentNode): boolean {
  return origin === undefined;
}

/**
 * Returns what an update of linked modules would take out of a mail that is not its author's to change: what the mail has changed
 * in open fields, and links that readers are owed, which authors may leave out only where they are told.
 *
 * @param options with `leavesOwed` the latter are left out: they were told
 */
export function lostByUpdate(
  before: EmailDocument,
  after: EmailDocument,
  options: ContentOptions & Pick<GoneOptions, 'leavesOwed'>,
): GoneContent {
  const isReplaced = ({ origin, base = {} }: DocumentNode) => origin !== undefined && Object.keys(base).length === 0;
  return goneContent(before, after, { ...options, isReplaced });
}

/** Links to unsubscribe, to preferences and to the email in a browser that a version of a module lacks. */
export function owedLinksLost(
  before: readonly DocumentNode[],
  after: readonly DocumentNode[],
  options: ContentOptions,
): readonly string[] {
  return goneContent({ nodes: before }, { nodes: after }, { ...options, isReplaced: () => true }).links;
}

interface MadeNode {
  readonly node: DocumentNode;
  /** Topmost node of the mail that it replaces. */
  readonly standing: DocumentNode | undefined;
}

/** Returns the version's nodes for one linked copy, in the module's order. */
function madeNodes(
  { instance, nodes }: LinkedModule,
  content: ModuleContent,
  registry: BlockRegistry,
  newId: CreateId,
): readonly MadeNode[] {
  const { moduleId, version, name } = content;
  const standing = new Map<string, DocumentNode>();
  walkNodes(nodes, (node) => {
    if (node.origin !== undefined && !standing.has(node.origin)) standing.set(node.origin, node);
  });
  const tops = new Set(nodes);
  const next: ModuleInstance = { id: instance.id, moduleId, version, name };
  return content.nodes.map((source) => {
    const match = standing.get(source.id);
    const node = made(source, { standing, registry, newId });
    const top = match && tops.has(match) ? match : undefined;
    return { node: top?.instance?.shownByMail ? shownAs(top, node, next) : { ...node, instance: next }, standing: top };
  });
}

/** A new version of a topmost node, shown to whom the mail says. */
function shownAs({ condition, repeat }: DocumentNode, node: DocumentNode, instance: ModuleInstance): DocumentNode {
  const { condition: _, repeat: __, ...own } = node;
  const audience = { ...(condition && { condition }), ...(repeat && { repeat }) };
  return { ...own, ...audience, instance: { ...instance, shownByMail: true } };
}

interface Making {
  readonly standing: ReadonlyMap<string, DocumentNode>;
  readonly registry: BlockRegistry;
  readonly newId: CreateId;
}

function made(source: DocumentNode, making: Making): DocumentNode {
  const { standing, registry, newId } = making;
  const { instance: _, origin, open, base: __, anchor: ___, children, ...own } = source;
  const match = standing.get(source.id);
  const definition = definitionOf(source.type, registry);
  const node: DocumentNode = {
    ...own,
    id: match?.id ?? newId(),
    ...(match?.anchor === undefined ? {} : { anchor: match.anchor }),
    origin: source.id,
    ...(open && origin === undefined ? { open } : {}),
    props: definition ? readItemIds(definition, own.props) : own.props,
  };
  const changed = match ? keptOverrides(node, match, registry) : node;
  const below = children?.map((child) => made(child, making));
  const whole = below ? { ...changed, children: match?.children ? sameList(match.children, below) : below } : changed;
  return match && isSame(whole, match) ? match : whole;
}

/** Returns the new nodes for each topmost node of the linked module in the mail. */
function placed(
  document: EmailDocument,
  { nodes: tops }: LinkedModule,
  made: readonly MadeNode[],
): ReadonlyMap<DocumentNode, readonly DocumentNode[]> {
  const places = new Map<DocumentNode, DocumentNode[]>(tops.map((top) => [top, []]));
  const [first] = tops;
  const start = first && places.get(first);
  if (!start) return places;
  if (isOneRun(document, tops) || made.every(({ standing }) => !standing)) {
    start.push(...made.map(({ node }) => node));
    return places;
  }
  let place: DocumentNode[] | undefined;
  const before: DocumentNode[] = [];
  for (const { node, standing } of made) {
    const own = standing && places.get(standing);
    if (own) {
      own.push(...before.splice(0), node);
      place = own;
    } else (place ?? before).push(node);
  }
  return places;
}

function isOneRun(document: EmailDocument, tops: readonly DocumentNode[]): boolean {
  const locations = locateAll(
    document,
    tops.map(({ id }) => id),
  );
  const [first] = locations;
  return locations.every(({ parent, index }, position) => parent === first?.parent && index === first.index + position);
}

function isSame({ children, ...node }: DocumentNode, { children: others, ...other }: DocumentNode): boolean {
  return children === others && sameJson(node as unknown as JsonValue, other as unknown as JsonValue);
}
