import type { BlockRegistry } from '../block-definition.ts';
import { isBrandBindings } from '../brand/bindings.ts';
import { definitionOf } from '../definition-of.ts';
import { createId, isSafeId } from '../ids.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { isScopedCss } from '../modules/scoped-css.ts';
import {
  type DocumentNode,
  MAX_SECTION_DEPTH,
  MAX_TREE_DEPTH,
  type ModuleInstance,
  type NodeId,
  UNREADABLE_TYPE,
} from '../node.ts';
import type { NodeStyle } from '../node-style.ts';
import { HOLDS, type HolderKind } from '../rules/kinds.ts';
import { isNodeStyle } from '../schemas/node-style-schema.ts';
import { type NodeShape, readNodeShape } from './node-shape.ts';
import { readMarks, withMarks } from './read-marks.ts';
import type { ReadProblem } from './read-problem.ts';
import { readProps } from './read-props.ts';

/** State while a document is read: its ids so far, and its problems. */
export interface Reading {
  readonly registry: BlockRegistry;
  readonly ids: Set<NodeId>;
  readonly problems: ReadProblem[];
  /** Linked modules so far, by id. */
  readonly instances: Map<string, ModuleInstance>;
}

/** Place of a node's JSON in the document. */
export interface ReadPlace {
  readonly path: string;
  /** Kind of the parent; undefined inside a node of an unknown type, where any node is allowed. */
  readonly holder: HolderKind | undefined;
  /** Number of nodes above. */
  readonly depth: number;
  /** Number of sections above. */
  readonly sections: number;
  /** Reason why a root node may not be beside the others. */
  readonly refusal?: string;
  /** True below the topmost node of a linked module. */
  readonly isWithinInstance?: boolean;
}

/** Reads one node with all below it. What cannot be read becomes a placeholder that keeps the JSON untouched. */
export function readNode(stored: JsonValue, place: ReadPlace, reading: Reading): DocumentNode {
  const json = withoutPlaceholder(stored);
  const shape = readNodeShape(json);
  if (typeof shape === 'string') return placeholder(json, place, reading, 'node-unreadable', shape);
  const definition = definitionOf(shape.type, reading.registry);
  const misplaced = misplacement(shape, place, reading.registry);
  if (misplaced) return placeholder(json, place, reading, 'not-allowed-here', misplaced);
  const props = definition ? readProps(definition, shape.props, shape.version) : shape.props;
  if (typeof props === 'string') return placeholder(json, place, reading, 'node-unreadable', props);
  if (definition && !isNodeStyle(shape.style)) {
    return placeholder(json, place, reading, 'node-unreadable', 'style is invalid');
  }
  const id = takeId(shape, place, reading);
  if (!definition && !isNamedPlaceholder(shape))
    report(reading, 'unknown-type', place, `no block of type ${shape.type}`, id);
  const style = shape.style as NodeStyle;
  const { isWithinInstance = false } = place;
  const marks = readMarks(json as JsonObject, {
    definition,
    isWithinInstance,
    instances: reading.instances,
    props,
    style,
  });
  if (marks?.dropped) report(reading, 'mark-removed', place, marks.dropped, id);
  const children = readChildren(
    shape,
    { ...place, isWithinInstance: isWithinInstance || marks?.instance !== undefined },
    reading,
  );
  const version = definition?.version ?? shape.version;
  const own = withReadableBrand(withReadableCss(json as unknown as DocumentNode));
  if (own !== (json as unknown)) report(reading, 'mark-removed', place, 'brand or scopedCss is invalid', id);
  return unchangedOr(marks?.dropped ? withMarks(own, marks) : own, {
    id,
    ...(version === shape.version ? {} : { version }),
    props,
    style,
    ...(children ? { children } : {}),
  });
}

/** Returns the node without invalid bindings. Bindings have no effect on a node's look, so they never make it unreadable. */
function withReadableBrand(node: DocumentNode): DocumentNode {
  const { brand, ...rest } = node;
  return brand === undefined || isBrandBindings(brand) ? node : rest;
}

function withReadableCss(node: DocumentNode): DocumentNode {
  const { scopedCss, ...rest } = node;
  return scopedCss === undefined || isScopedCss(scopedCss) ? node : rest;
}

function readChildren(shape: NodeShape, place: ReadPlace, reading: Reading): readonly DocumentNode[] | undefined {
  if (!shape.children) return undefined;
  const kind = definitionOf(shape.type, reading.registry)?.kind;
  const children = shape.children.map((child, index) =>
    readNode(
      child,
      {
        path: `${place.path}/children/${index}`,
        holder: kind,
        depth: place.depth + 1,
        sections: place.sections + (kind === 'section' ? 1 : 0),
        ...(place.isWithinInstance && { isWithinInstance: true }),
      },
      reading,
    ),
  );
  const same = children.every((child, index) => child === (shape.children?.[index] as unknown));
  return same ? (shape.children as unknown as readonly DocumentNode[]) : children;
}

/** A stored placeholder is opened again: its block may have become known since. */
export function withoutPlaceholder(stored: JsonValue): JsonValue {
  let json = stored;
  while (isJsonObject(json) && json.type === UNREADABLE_TYPE && isJsonObject(json.props)) {
    const { raw } = json.props;
    if (raw === undefined) break;
    json = raw;
  }
  return json;
}

function misplacement(shape: NodeShape, place: ReadPlace, registry: BlockRegistry): string | undefined {
  if (place.depth >= MAX_TREE_DEPTH) return 'nested too deep';
  if (shape.type === UNREADABLE_TYPE && !isNamedPlaceholder(shape)) return 'a placeholder without content';
  const kind = definitionOf(shape.type, registry)?.kind;
  if (!kind) return undefined;
  if (kind === 'block' && shape.children?.length) return 'a block holds no nodes';
  if (place.holder === 'root') return place.refusal;
  if (kind === 'wrapper') return 'a wrapper stands at the root only';
  if (kind === 'section' && place.sections >= MAX_SECTION_DEPTH) return 'nested too deep';
  if (place.holder && !HOLDS[place.holder].includes(kind)) {
    return `a ${kind} may not stand in a ${place.holder}`;
  }
  return undefined;
}

/** Stands by its name for a part of an imported design, and for no JSON of ours. */
function isNamedPlaceholder({ type, props }: NodeShape): boolean {
  return type === UNREADABLE_TYPE && typeof props.label === 'string' && props.label !== '';
}

function placeholder(
  raw: JsonValue,
  place: ReadPlace,
  reading: Reading,
  kind: ReadProblem['kind'],
  detail: string,
): DocumentNode {
  const stored = isJsonObject(raw) ? raw.id : undefined;
  const id = isSafeId(stored) && !reading.ids.has(stored) ? stored : createId();
  reading.ids.add(id);
  report(reading, kind, place, detail, id);
  return { id, type: UNREADABLE_TYPE, props: { raw }, style: {} };
}

function takeId(shape: NodeShape, place: ReadPlace, reading: Reading): NodeId {
  const kept = isSafeId(shape.id) && !reading.ids.has(shape.id) ? shape.id : undefined;
  const id = kept ?? createId();
  reading.ids.add(id);
  if (!kept) report(reading, 'id-renewed', place, 'missing, unusable or used twice', id);
  return id;
}

function report(reading: Reading, kind: ReadProblem['kind'], place: ReadPlace, detail: string, nodeId: NodeId): void {
  reading.problems.push({ kind, path: place.path, detail, nodeId });
}

/** The stored object itself when reading changed nothing of it, so that a current document is read without a copy. */
function unchangedOr(node: DocumentNode, read: Partial<DocumentNode>): DocumentNode {
  const changed = Object.entries(read).some(([key, value]) => node[key as keyof DocumentNode] !== value);
  return changed ? { ...node, ...read } : node;
}
