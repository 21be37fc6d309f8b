import {
  boundValue,
  type DocumentNode,
  isBrandBindings,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  readDocument,
} from '@mailwright/document';
import { blockRegistry } from '../registry.ts';
import type { NamedKit } from './kit-values.ts';

/** A value that was taken from a kit. */
export interface BrandUse {
  /** `color:<id>`, `color:<id>/dark` for dark mode, `font:<kit>/heading`. */
  readonly named: string;
  readonly value: string;
}

/** Number of values that are collected; a mail that takes all of two kits, before and after they changed, has fewer. */
const MAX_USES = 250;

/** Characters that are kept of a value; the longest font stack has fewer. */
const MAX_VALUE_LENGTH = 300;

/**
 * The values of kits that stand in a document, each once: those that `followKits` would follow. What is linked to a
 * module follows its module, and what this release cannot read follows nothing.
 *
 * @param components stored JSON, whatever it may be
 */
export function brandUses(components: unknown): readonly BrandUse[] {
  if (!isJsonObject(components) || usesOf(components).length === 0) return [];
  // Few mails get here: reading one takes longer than looking through it.
  const { document } = readDocument(components, blockRegistry);
  return usesOf(document as unknown as JsonObject);
}

function usesOf({ settings, nodes }: JsonObject): readonly BrandUse[] {
  const found = new Map<string, BrandUse>();
  collect(settings, found);
  collectNodes(nodes, found);
  return [...found.values()];
}

/** Returns the value of each color and font of a kit, by the name that a binding uses for it. */
export function kitUses({ id, kit }: NamedKit): readonly BrandUse[] {
  const { heading, body } = kit.fonts;
  return [
    ...kit.colors.flatMap((color) => [
      { named: `color:${color.id}`, value: color.light },
      { named: `color:${color.id}/dark`, value: color.dark ?? color.light },
    ]),
    ...(heading === null ? [] : [{ named: `font:${id}/heading`, value: heading }]),
    ...(body === null ? [] : [{ named: `font:${id}/body`, value: body }]),
  ];
}

function collectNodes(nodes: JsonValue | undefined, found: Map<string, BrandUse>): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (!isJsonObject(node) || isJsonObject(node.instance)) continue;
    collect(node, found);
    collectNodes(node.children, found);
  }
}

function collect(of: JsonValue | undefined, found: Map<string, BrandUse>): void {
  if (!isJsonObject(of) || !isBrandBindings(of.brand)) return;
  for (const [key, binding] of Object.entries(of.brand)) {
    const value = boundValue(of as unknown as DocumentNode, key);
    if (value === undefined || found.size >= MAX_USES) continue;
    const isDark = key.startsWith('style.dark.') && binding.startsWith('color:');
    const use = {
      named: isDark ? `${binding}/dark` : binding,
      value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_VALUE_LENGTH),
    };
    found.set(`${use.named} ${use.value}`, use);
  }
}
