import type { BrandKit } from '@mailwright/contract';
import {
  type BrandBindings,
  boundValue,
  type DocumentNode,
  type EmailDocument,
  type GeneralSettings,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@mailwright/document';
import { usedFonts, withKitFonts } from './kit-fonts.ts';

/** A kit with the id that fonts are named by. */
export interface NamedKit {
  readonly id: string;
  readonly kit: BrandKit;
}

const COLOR_KEYS = ['color', 'backgroundColor', 'borderColor', 'gradientFrom', 'gradientTo'];

/** Returns the kit's current value for a binding; undefined if the kit has no such color or font. */
function kitValue({ id, kit }: NamedKit, key: string, named: string): string | undefined {
  const [, colorId] = /^color:(.+)$/.exec(named) ?? [];
  if (colorId !== undefined) {
    const color = kit.colors.find((each) => each.id === colorId);
    return key.startsWith('style.dark.') ? (color?.dark ?? color?.light) : color?.light;
  }
  const [, kitId, part] = /^font:(.+)\/(heading|body)$/.exec(named) ?? [];
  if (kitId !== id || part === undefined) return undefined;
  return (part === 'heading' ? kit.fonts.heading : kit.fonts.body) ?? undefined;
}

/** A node whose colors and fonts that are those of the kit are bound to it, what is in it apart. */
export function boundNode(node: DocumentNode, named: NamedKit): DocumentNode {
  const keys = [
    ...COLOR_KEYS.map((key) => `style.${key}`),
    ...COLOR_KEYS.slice(0, 3).map((key) => `style.dark.${key}`),
    'style.fontFamily',
    ...Object.keys(node.props).filter((prop) => /color$|ground$/i.test(prop)),
  ];
  const { brand: _, ...rest } = node;
  const brand = boundKeys(node, keys, named);
  return brand ? { ...rest, brand } : rest;
}

/** The same for general settings. */
export function boundSettings(settings: GeneralSettings, named: NamedKit): GeneralSettings {
  const headings = Object.keys(settings.headings).map((level) => `headings.${level}.color`);
  const colors = ['bgColor', 'outerColor', 'textColor', 'linkColor', 'buttons.backgroundColor', 'buttons.color'];
  const { brand: _, ...rest } = settings;
  const brand = boundKeys(settings, [...colors, ...headings, 'headerFonts', 'paragraphFonts'], named);
  return brand ? { ...rest, brand } : rest;
}

function boundKeys(
  of: DocumentNode | GeneralSettings,
  keys: readonly string[],
  { id, kit }: NamedKit,
): BrandBindings | undefined {
  const bound = keys.flatMap((key): (readonly [string, string])[] => {
    const value = boundValue(of, key);
    if (typeof value !== 'string') return [];
    if (/font/i.test(key)) {
      if (value === kit.fonts.heading && key !== 'paragraphFonts') return [[key, `font:${id}/heading`]];
      return value === kit.fonts.body ? [[key, `font:${id}/body`]] : [];
    }
    const isGround = /background|gradient|ground$|bgColor|outerColor/i.test(key);
    const color = kit.colors.find(({ light, dark, role }) => {
      // White words are not bound to a white background: that may change without them.
      const other = isGround ? role === 'text' : role === 'background' || role === 'outer';
      return !other && (key.startsWith('style.dark.') ? (dark ?? light) : light) === value;
    });
    return color ? [[key, `color:${color.id}`]] : [];
  });
  return bound.length === 0 ? undefined : Object.fromEntries(bound);
}

/** Nodes are never mutated, so what is bound in one is looked for once; an edit costs the nodes above it. */
const boundWithin = new WeakMap<DocumentNode, boolean>();

function isBound(node: DocumentNode): boolean {
  let known = boundWithin.get(node);
  if (known === undefined) {
    known = !node.instance && (node.brand !== undefined || (node.children?.some(isBound) ?? false));
    boundWithin.set(node, known);
  }
  return known;
}

/**
 * A mail whose bound values are those that the kits have now. What is bound to a color that is gone stays as it is, and
 * so do linked modules, which follow their module. A mail that has them all is the same object.
 */
export function followKits(document: EmailDocument, kits: readonly NamedKit[]): EmailDocument {
  const settings = followed(document.settings, kits);
  const nodes = followNodes(document.nodes, kits);
  if (settings === document.settings && nodes === document.nodes) return document;
  const named = kits.filter(({ id, kit }) => usedFonts(kit).length > 0 && namesFontOf(id, [settings, ...nodes]));
  return {
    ...document,
    settings:
      named.length === 0
        ? settings
        : withKitFonts(
            settings,
            named.map(({ kit }) => kit),
          ),
    nodes,
  };
}

function namesFontOf(id: string, within: readonly (DocumentNode | GeneralSettings)[]): boolean {
  const isFont = (name: string) => name.startsWith(`font:${id}/`);
  return within.some(
    (of) =>
      Object.values(of.brand ?? {}).some(isFont) ||
      ('props' in of && isBound(of) && namesFontOf(id, of.children ?? [])),
  );
}

function followNodes(nodes: readonly DocumentNode[], kits: readonly NamedKit[]): readonly DocumentNode[] {
  const next = nodes.map((node) => {
    if (!isBound(node)) return node;
    const own = followed(node, kits);
    const children = own.children && followNodes(own.children, kits);
    return children === own.children ? own : { ...own, ...(children && { children }) };
  });
  return next.every((node, index) => node === nodes[index]) ? nodes : next;
}

function followed<T extends DocumentNode | GeneralSettings>(of: T, kits: readonly NamedKit[]): T {
  let next = of;
  for (const [key, named] of Object.entries(of.brand ?? {})) {
    const value = kits.reduce<string | undefined>((found, kit) => found ?? kitValue(kit, key, named), undefined);
    const standing = boundValue(next, key);
    if (value === undefined || standing === undefined || standing === value) continue;
    const path = 'props' in of && !key.startsWith('style.') ? ['props', key] : key.split('.');
    next = withValue(next as unknown as JsonObject, path, value) as unknown as T;
  }
  return next;
}

function withValue(of: JsonObject, [first = '', ...rest]: readonly string[], value: JsonValue): JsonObject {
  const standing = of[first];
  if (rest.length === 0) return { ...of, [first]: value };
  return isJsonObject(standing) ? { ...of, [first]: withValue(standing, rest, value) } : of;
}
