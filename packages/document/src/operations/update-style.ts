import type { StylePatch, StyleScreen } from '../commands/command.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { NODE_KEYS, type NodeStyle } from '../node-style.ts';
import { sameJson } from '../same-json.ts';
import { replaceNode } from '../tree/replace.ts';

/**
 * Lays a patch over nodes' styles; null takes a value away. With a screen it writes what differs there, and a
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
  if (!screen) return applyPatch(style, patch);
  const isOfNode = ([key]: readonly [string, unknown]) => NODE_KEYS.some((known) => known === key);
  const entries = Object.entries(patch);
  const base = applyPatch(style, Object.fromEntries(entries.filter(isOfNode)));
  const values = Object.fromEntries(entries.filter((entry) => !isOfNode(entry)));
  const narrow = applyPatch(base[screen] ?? {}, values);
  return applyPatch(base, { [screen]: Object.keys(narrow).length > 0 ? narrow : null });
}

function applyPatch<T extends object>(values: T, patch: Readonly<Record<string, unknown>>): T {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  const current = values as Readonly<Record<string, unknown>>;
  const changed = entries.some(([key, value]) =>
    value === null ? Object.hasOwn(values, key) : !same(current[key], value),
  );
  if (!changed) return values;
  const patched = Object.entries({ ...values, ...Object.fromEntries(entries) });
  return Object.fromEntries(patched.filter(([, value]) => value !== null)) as T;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (isJsonObject(a) && isJsonObject(b) && sameJson(a as JsonObject, b as JsonValue));
}
