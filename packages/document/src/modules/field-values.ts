import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { DocumentNode } from '../node.ts';
import type { NodeStyle } from '../node-style.ts';

const STYLE = 'style.';

type Valued = Pick<DocumentNode, 'props' | 'style'>;

/** Returns the value of a node's field, by its key (prop name or `style.<key>`); null when it has none. */
export function fieldValue({ props, style }: Valued, key: string): JsonValue {
  const values = key.startsWith(STYLE) ? (style as unknown as JsonObject) : props;
  const name = key.startsWith(STYLE) ? key.slice(STYLE.length) : key;
  return (Object.hasOwn(values, name) ? values[name] : undefined) ?? null;
}

/** Returns a node with other values in fields; null removes a value. */
export function withFieldValues<N extends Valued>(node: N, values: JsonObject): N {
  const entries = Object.entries(values);
  if (entries.length === 0) return node;
  const isStyle = ([key]: readonly [string, JsonValue]) => key.startsWith(STYLE);
  const style = entries.filter(isStyle).map(([key, value]) => [key.slice(STYLE.length), value] as const);
  return {
    ...node,
    props: patched(
      node.props,
      entries.filter((entry) => !isStyle(entry)),
    ),
    style: patched(node.style as unknown as JsonObject, style) as unknown as NodeStyle,
  };
}

function patched(values: JsonObject, entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  if (entries.length === 0) return values;
  const all = { ...values, ...Object.fromEntries(entries) };
  const gone = new Set(entries.filter(([, value]) => value === null).map(([key]) => key));
  return gone.size === 0 ? all : Object.fromEntries(Object.entries(all).filter(([key]) => !gone.has(key)));
}

/** Returns whether a value is no deeper than any field's value can be, so that it may be compared and written. */
export function isShallow(value: JsonValue, left = 40): boolean {
  if (Array.isArray(value)) return left > 0 && value.every((member) => isShallow(member, left - 1));
  if (isJsonObject(value)) return left > 0 && Object.values(value).every((member) => isShallow(member, left - 1));
  return true;
}
