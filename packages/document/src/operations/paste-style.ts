import type { BlockRegistry } from '../block-definition.ts';
import type { StylePatch, StyleSource } from '../commands/command.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { type DarkStyle, STYLE_SECTION_KEYS, type StyleKey, type StyleValues } from '../node-style.ts';
import { replaceNode } from '../tree/replace.ts';
import { patchStyle } from './update-style.ts';

/** Its own size and where it is shown are a node's own; everything else is look. */
const NOT_LOOK: ReadonlySet<string> = new Set(['size', 'visibility']);

const DARK_KEYS: readonly (keyof DarkStyle)[] = ['backgroundColor', 'color', 'borderColor'];

/**
 * Gives nodes the look of another one, as far as both kinds of block have the same style sections: what the source does
 * not say goes back to the default. Size, visibility and sections that only one of them has stay as they are.
 */
export function pasteStyle(
  document: EmailDocument,
  input: { readonly ids: readonly NodeId[]; readonly source: StyleSource; readonly registry: BlockRegistry },
): EmailDocument {
  const { ids, source, registry } = input;
  return ids.reduce((next, id) => replaceNode(next, id, (node) => withStyleOf(node, source, registry)), document);
}

function withStyleOf(node: DocumentNode, { type, style: wanted }: StyleSource, registry: BlockRegistry): DocumentNode {
  const offered = new Set(registry.get(type)?.styleSections);
  const sections = (registry.get(node.type)?.styleSections ?? []).filter((section) => offered.has(section));
  const keys = sections.filter((section) => !NOT_LOOK.has(section)).flatMap((section) => STYLE_SECTION_KEYS[section]);
  let style = patchStyle(node.style, valuesOf(wanted, keys));
  for (const screen of ['tablet', 'phone'] as const) {
    style = patchStyle(style, valuesOf(wanted[screen] ?? {}, keys), screen);
  }
  for (const screen of ['dark', 'hover'] as const) {
    if (sections.includes(screen)) style = patchStyle(style, valuesOf(wanted[screen] ?? {}, DARK_KEYS), screen);
  }
  return style === node.style ? node : { ...node, style };
}

function valuesOf(style: StyleValues, keys: readonly StyleKey[]): StylePatch {
  return Object.fromEntries(keys.map((key) => [key, style[key] ?? null]));
}
