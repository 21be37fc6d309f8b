import type { GeneralSettings } from '../general-settings.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { findNode } from '../tree/locate.ts';
import { shareHints } from '../tree/parent-hints.ts';
import { replaceNode } from '../tree/replace.ts';

/**
 * Values of a node, or of general settings, that were taken from a brand kit. Keys: `style.color`, `style.dark.color`,
 * a prop, a setting such as `buttons.color`. Values: `color:<id>` or `font:<kit>/heading`, the part of the kit. The
 * node or the settings also contain the literal value, so that a mail never changes by itself and is rendered without
 * reading the kit.
 */
export type BrandBindings = Readonly<Record<string, string>>;

const KEY = /^[A-Za-z][A-Za-z0-9]{0,39}(?:\.[A-Za-z][A-Za-z0-9]{0,39}){0,2}$/;

const NAMED = /^(?:color:[\w-]{1,64}|font:[\w-]{1,64}\/(?:heading|body))$/;

const MAX_BINDINGS = 100;

/** Returns whether stored JSON is a valid set of bindings. */
export function isBrandBindings(json: unknown): json is BrandBindings {
  if (!isJsonObject(json)) return false;
  const entries = Object.entries(json);
  return (
    entries.length > 0 &&
    entries.length <= MAX_BINDINGS &&
    entries.every(([key, named]) => KEY.test(key) && typeof named === 'string' && NAMED.test(named))
  );
}

/** Returns the value of a binding's key. */
export function boundValue(of: DocumentNode | GeneralSettings, key: string): JsonValue | undefined {
  const isOfNode = 'props' in of && !key.startsWith('style.');
  const start: JsonValue = isOfNode ? of.props : (of as unknown as JsonObject);
  // Keys come with the mail; none of them leads to what every object has.
  return key.split('.').reduce<JsonValue | undefined>(own, start);
}

function own(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Returns the document after an edit of nodes: the binding of a changed value is removed, unless the edit has a binding
 * for the new value.
 */
export function bindNodes(
  before: EmailDocument,
  after: EmailDocument,
  { ids, written = [], chosen }: BoundNodes,
): EmailDocument {
  return ids.reduce((document, id) => {
    const old = findNode(before, id);
    return replaceNode(document, id, (node) => withBindings(node, settled(old ?? node, node, { written, chosen })));
  }, after);
}

/** Returns whether an edit binds only values that it writes. */
export function bindsWritten(chosen: BrandBindings | undefined, written: readonly string[]): boolean {
  return chosen === undefined || (isBrandBindings(chosen) && Object.keys(chosen).every((key) => written.includes(key)));
}

interface BoundNodes {
  readonly ids: readonly NodeId[];
  /** Keys that the edit writes: a typed value has no binding, even when it equals the value before. */
  readonly written?: readonly string[];
  /** Bindings of values that the edit takes from a kit. */
  readonly chosen?: BrandBindings | undefined;
}

/** Returns the document after an edit of general settings, with the bindings of the settings updated in the same way. */
export function bindSettings(
  before: EmailDocument,
  after: EmailDocument,
  chosen: BrandBindings | undefined,
): EmailDocument {
  const brand = settled(before.settings, after.settings, { chosen });
  if (sameBindings(brand, after.settings.brand)) return after;
  const { brand: _, ...settings } = after.settings;
  const next = { ...after, settings: { ...settings, ...(brand && { brand }) } };
  shareHints(after, next);
  return next;
}

function settled<T extends DocumentNode | GeneralSettings>(
  before: T,
  after: T,
  { written = [], chosen = {} }: Pick<BoundNodes, 'written' | 'chosen'>,
): BrandBindings | undefined {
  const standing = Object.entries(before.brand ?? {}).filter(
    ([key]) => !written.includes(key) && sameJson(boundValue(before, key), boundValue(after, key)),
  );
  const brand = { ...Object.fromEntries(standing), ...chosen };
  return Object.keys(brand).length === 0 ? undefined : brand;
}

function withBindings(node: DocumentNode, brand: BrandBindings | undefined): DocumentNode {
  if (sameBindings(brand, node.brand)) return node;
  const { brand: _, ...rest } = node;
  return brand ? { ...rest, brand } : rest;
}

function sameBindings(one: BrandBindings | undefined, other: BrandBindings | undefined): boolean {
  return sameJson((one ?? {}) as JsonObject, (other ?? {}) as JsonObject);
}
