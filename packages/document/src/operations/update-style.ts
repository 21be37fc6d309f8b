import type { StylePatch } from '../editor.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import type { NodeStyle } from '../node-style.ts';
import { sameJson } from '../same-json.ts';
import { replaceNode } from '../tree/replace.ts';

export type NarrowScreen = 'tablet' | 'phone';

/** Where a style may differ from the values for all: on narrow screens, and in dark mode. */
export type StyleScreen = NarrowScreen | 'dark';

/**
 * Lays a patch over nodes' styles; `undefined` takes a value away. With a screen it writes what differs there, and a
 * screen left without values disappears. A patch that changes nothing gives the same document.
 */
export function updateStyle(
  document: EmailDocument,
  input: { readonly ids: readonly NodeId[]; readonly patch: StylePatch; readonly screen?: StyleScreen },
): EmailDocument {
  const { ids, patch, screen } = input;
  return ids.reduce(
    (next, id) =>
      replaceNode(next, id, (node) => {
        const style = patchStyle(node.style, patch, screen);
        return style === node.style ? node : { ...node, style };
      }),
    document,
  );
}

/** The style a node would have. The very same object when nothing changes. */
export function patchStyle(style: NodeStyle, patch: StylePatch, screen?: StyleScreen): NodeStyle {
  if (!screen) return lay(style, patch);
  const { hideOn, ...values } = patch;
  const base = 'hideOn' in patch ? lay(style, { hideOn }) : style;
  const narrow = lay(base[screen] ?? {}, values);
  return lay(base, { [screen]: Object.keys(narrow).length > 0 ? narrow : undefined });
}

function lay<T extends object>(values: T, patch: Readonly<Record<string, unknown>>): T {
  const entries = Object.entries(patch);
  const current = values as Readonly<Record<string, unknown>>;
  const changed = entries.some(([key, value]) =>
    value === undefined ? Object.hasOwn(values, key) : !same(current[key], value),
  );
  if (!changed) return values;
  const removed = new Set(entries.filter(([, value]) => value === undefined).map(([key]) => key));
  return Object.fromEntries(Object.entries({ ...values, ...patch }).filter(([key]) => !removed.has(key))) as T;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (isJsonObject(a) && isJsonObject(b) && sameJson(a as JsonObject, b as JsonValue));
}
