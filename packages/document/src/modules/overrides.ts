import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { DocumentNode } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { isNodeStyle } from '../schemas/node-style-schema.ts';
import { fieldValue, withFieldValues } from './field-values.ts';
import { openableFields, writableKeys } from './openable-fields.ts';

/** Keys of the fields that a mail has changed at a node of a linked module, as its panel shows them. */
export function overridesOf(node: DocumentNode, registry: BlockRegistry): readonly string[] {
  const { base } = node;
  const definition = definitionOf(node.type, registry);
  if (!base || !definition) return [];
  return openableFields(definition)
    .map(({ key }) => key)
    .filter((key) => Object.hasOwn(base, key));
}

/** Keys that may be written at a node of a linked module. */
export function openKeys(node: DocumentNode, registry: BlockRegistry): ReadonlySet<string> {
  const definition = definitionOf(node.type, registry);
  return definition && node.open ? writableKeys(definition, node.open) : new Set();
}

/**
 * A node of a linked module after an edit, keeping what the module has in each field that differs from it; undefined
 * where the edit changes what is not open.
 */
export function overridden(
  before: DocumentNode,
  after: DocumentNode,
  registry: BlockRegistry,
): DocumentNode | undefined {
  const writable = openKeys(before, registry);
  const changed = changedKeys(before, after);
  if (!changed.every((key) => writable.has(key))) return undefined;
  const base: Record<string, JsonValue> = { ...before.base };
  for (const key of changed) {
    const own = Object.hasOwn(base, key) ? (base[key] ?? null) : fieldValue(before, key);
    if (sameJson(own, fieldValue(after, key))) delete base[key];
    else base[key] = own;
  }
  return withBase(after, base);
}

/**
 * A node with what the module has in fields that the mail changed: in those named, with what changed along with them,
 * or in all.
 */
export function withoutOverrides(node: DocumentNode, registry: BlockRegistry, keys?: readonly string[]): DocumentNode {
  const { base } = node;
  const definition = definitionOf(node.type, registry);
  if (!base || !definition) return node;
  const open = new Set(node.open);
  const along = openableFields(definition)
    .filter(({ key }) => keys?.includes(key))
    .flatMap((field) => field.along.filter((key) => !open.has(key)));
  const wanted = new Set(keys ? [...keys, ...along] : Object.keys(base));
  const [gone, kept] = [true, false].map((isGone) =>
    Object.fromEntries(Object.entries(base).filter(([key]) => wanted.has(key) === isGone)),
  );
  return gone && kept && Object.keys(gone).length > 0 ? withBase(withFieldValues(node, gone), kept) : node;
}

/**
 * A new version of a node with what a mail has changed at the one that stands there. A value that its block no longer
 * takes goes; that a field has been closed since, or that the module now says the same, takes none away.
 */
export function keptOverrides(next: DocumentNode, standing: DocumentNode, registry: BlockRegistry): DocumentNode {
  const definition = definitionOf(next.type, registry);
  if (!standing.base || !definition || standing.type !== next.type) return next;
  let node = next;
  const base: Record<string, JsonValue> = {};
  for (const key of Object.keys(standing.base)) {
    const own = withFieldValues(node, { [key]: fieldValue(standing, key) });
    if (!definition.schema.safeParse(own.props).success || !isNodeStyle(own.style)) continue;
    node = own;
    base[key] = fieldValue(next, key);
  }
  return withBase(node, base);
}

function withBase(node: DocumentNode, base: JsonObject): DocumentNode {
  const { base: _, ...own } = node;
  return Object.keys(base).length > 0 ? { ...own, base } : own;
}

function changedKeys(before: DocumentNode, after: DocumentNode): readonly string[] {
  const differing = (a: JsonObject, b: JsonObject) =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !sameJson(a[key], b[key]));
  const styles = differing(before.style as unknown as JsonObject, after.style as unknown as JsonObject);
  return [...differing(before.props, after.props), ...styles.map((key) => `style.${key}`)];
}
