import { blockRegistry, type MailBlock } from '@mailwright/blocks';
import {
  type DocumentNode,
  fromSeed,
  isJsonObject,
  type JsonObject,
  type NodeStyle,
  nodeStyleSchema,
  UNREADABLE_TYPE,
} from '@mailwright/document';

/**
 * A node of a known type: the props over those of its first tile, the style as given. A value that the schemas refuse
 * gives way to the tile's own, or to none, so that the node is always valid; who wants it told compares.
 */
export function blockNode(type: string, props: JsonObject = {}, style: NodeStyle = {}): DocumentNode {
  const block = blockRegistry.get(type);
  if (!block) throw new Error(`There is no block of type "${type}".`);
  const defaults = block.tiles[0]?.create().props ?? {};
  const own = withDefaults(block.schema, { ...defaults, ...props }, defaults);
  return fromSeed({ type, props: own, style: validStyle(style) }, blockRegistry);
}

/** Stands for a part that no block can: its name is shown on the canvas, its source is kept, nothing of it is sent. */
export function placeholderNode(label: string, source: string): DocumentNode {
  const name = label.trim().slice(0, 200) || 'unknown';
  return fromSeed({ type: UNREADABLE_TYPE, name, props: { label: name, source }, style: {} }, blockRegistry);
}

/** The style without the values that no node may hold. */
export function validStyle(style: NodeStyle): NodeStyle {
  const result = nodeStyleSchema.safeParse(style);
  if (result.success) return result.data;
  const kept = result.error.issues.reduce<object>((all, { path }) => without(all, path.map(String)), style);
  return nodeStyleSchema.safeParse(kept).data ?? {};
}

function withDefaults(schema: MailBlock['schema'], props: JsonObject, defaults: JsonObject): JsonObject {
  const result = schema.safeParse(props);
  if (result.success) return result.data;
  const refused = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const kept = Object.entries(props).filter(([key]) => !refused.has(key));
  const restored = Object.entries(defaults).filter(([key]) => refused.has(key));
  return schema.safeParse(Object.fromEntries([...kept, ...restored])).data ?? defaults;
}

function without(object: object, [first = '', ...rest]: readonly string[]): object {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    if (key !== first) return [[key, value]];
    return rest.length > 0 && isJsonObject(value) ? [[key, without(value, rest)]] : [];
  });
  return Object.fromEntries(entries);
}
