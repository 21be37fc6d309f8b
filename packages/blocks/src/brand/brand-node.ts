import { type DarkStyle, type DocumentNode, definitionOf, type JsonObject, type NodeStyle } from '@mailwright/document';
import { hexColor } from '../shared/hex-color.ts';
import { brandGround, brandLine, brandText, isColorful, isReadable, readable } from './brand-scheme.ts';
import { type Branding, type BrandMode, defaultsOf, type Grounds, groundsWithin } from './branding.ts';
import { lightnessOf } from './color-look.ts';

/** A node's own look in a brand, what is in it apart. */
export function brandedStyle(node: DocumentNode, around: Grounds, branding: Branding): NodeStyle {
  const isButton = node.type === 'button' && !isGhost(node, branding);
  const light = isButton ? buttonColors(node.style, 'light', branding) : groundColors(node.style, 'light', branding);
  const { dark: own, ...values } = node.style;
  let style: NodeStyle = { ...values, ...light, ...fontOf(node, branding) };
  if (own) {
    const dark = isButton ? buttonColors(own, 'dark', branding) : groundColors(own, 'dark', branding);
    style = { ...style, dark: { ...own, ...dark } };
  }
  if (isButton && style.borderRadius !== undefined) style = { ...style, borderRadius: branding.kit.button.radius };
  if (node.children || isButton) return style;
  return withReadableTexts(node, style, around, branding);
}

/** Grounds, lines and gradients, as far as the style says them. */
function groundColors(style: NodeStyle | DarkStyle, mode: BrandMode, branding: Branding): Partial<NodeStyle> {
  const scheme = branding.schemes[mode];
  const changed: Record<string, string> = {};
  for (const key of ['backgroundColor', 'gradientFrom', 'gradientTo'] as const) {
    const color = hexOf(style, key);
    if (color !== '') changed[key] = brandGround(color, scheme, branding.mail[mode]);
  }
  const line = hexOf(style, 'borderColor');
  if (line !== '') changed.borderColor = brandLine(line, scheme);
  return changed;
}

function buttonColors(style: NodeStyle | DarkStyle, mode: BrandMode, branding: Branding): Partial<NodeStyle> {
  const { button, onButton } = branding.schemes[mode];
  return {
    ...(style.backgroundColor !== undefined && { backgroundColor: button }),
    ...(style.color !== undefined && { color: onButton }),
    ...(style.borderColor !== undefined && { borderColor: button }),
  };
}

/** A button that is no more than an edge, or a pale one beside the one that counts. */
function isGhost(node: DocumentNode, { before, registry }: Branding): boolean {
  const { backgroundColor = '' } = { ...defaultsOf(node, before, registry), ...node.style };
  const color = hexColor(backgroundColor);
  return color === '' || (!isColorful(color) && lightnessOf(color) > 0.8);
}

/** The color of a text in both modes: readable wherever it was, whatever now lies behind it. */
function withReadableTexts(node: DocumentNode, style: NodeStyle, around: Grounds, branding: Branding): NodeStyle {
  const { before, after, registry, schemes } = branding;
  const grounds = groundsWithin(node, { ...node, style }, around);
  const old = { ...defaultsOf(node, before, registry), ...node.style };
  const fresh = defaultsOf(node, after, registry);
  const oldLight = hexColor(old.color ?? '');
  if (oldLight === '') return style;
  let next = style;
  const own = hexColor(node.style.color ?? '');
  const inherited = hexColor(fresh.color ?? '');
  const light = own === '' ? inherited : brandText(own, grounds.light.after, schemes.light);
  const kept = grounds.light.after.length === 0 && own !== '' ? own : light;
  if (own !== '') next = { ...next, color: kept };
  else if (!isReadable(inherited, grounds.light.after) && isReadable(oldLight, grounds.light.before)) {
    next = { ...next, color: brandText(inherited, grounds.light.after, schemes.light) };
  }
  return withReadableDark(node, next, { grounds, oldLight, fresh: inherited }, branding);
}

interface DarkInput {
  readonly grounds: Grounds;
  readonly oldLight: string;
  /** The color of texts that say nothing of their own, in the brand. */
  readonly fresh: string;
}

function withReadableDark(node: DocumentNode, style: NodeStyle, input: DarkInput, branding: Branding): NodeStyle {
  const { grounds, oldLight, fresh } = input;
  const own = hexColor(node.style.dark?.color ?? '');
  const scheme = branding.schemes.dark;
  if (own !== '') {
    const color = grounds.dark.after.length === 0 ? own : brandText(own, grounds.dark.after, scheme);
    return { ...style, dark: { ...style.dark, color } };
  }
  const shown = hexColor(style.color ?? fresh);
  const was = isReadable(oldLight, grounds.dark.before);
  if (shown === '' || !was || isReadable(shown, grounds.dark.after)) return style;
  return { ...style, dark: { ...style.dark, color: readable([scheme.text, shown], grounds.dark.after) } };
}

function fontOf(node: DocumentNode, { kit, before }: Branding): Pick<NodeStyle, 'fontFamily'> {
  const { fontFamily } = node.style;
  if (fontFamily === undefined) return {};
  const isHeading =
    node.type === 'heading' || (fontFamily === before.headerFonts && fontFamily !== before.paragraphFonts);
  const font = isHeading ? kit.fonts.heading : kit.fonts.body;
  return font === null ? {} : { fontFamily: font };
}

/** Colors that a block keeps in its props, by what they are called, and the look of the button in it. */
export function brandedProps(node: DocumentNode, around: Grounds, branding: Branding): JsonObject {
  const block = definitionOf(node.type, branding.registry);
  const colors = block?.fields.filter(({ kind }) => kind === 'color').map(({ prop }) => prop) ?? [];
  const scheme = branding.schemes.light;
  const changed: Record<string, string | number> = {};
  const ground: string[] = [];
  for (const prop of colors.filter((name) => /ground|^boxColor$/i.test(name))) {
    const color = hexOf(node.props, prop);
    if (color === '') continue;
    changed[prop] = brandGround(color, scheme, branding.mail.light);
    ground.push(changed[prop]);
  }
  const grounds = ground.length > 0 ? ground : around.light.after;
  for (const prop of colors) {
    const color = hexOf(node.props, prop);
    if (color === '' || changed[prop] !== undefined) continue;
    if (/^buttonColor$/i.test(prop)) changed[prop] = scheme.button;
    else if (/^buttonTextColor$/i.test(prop)) changed[prop] = scheme.onButton;
    else if (/bar|separator|border/i.test(prop) || node.type === 'divider') changed[prop] = brandLine(color, scheme);
    else if (grounds.length > 0) changed[prop] = brandText(color, grounds, scheme);
  }
  if (node.type === 'product' || node.type === 'product-list') changed.buttonRadius = branding.kit.button.radius;
  if (node.type === 'button' && !isGhost(node, branding)) {
    const { paddingX, paddingY } = branding.kit.button;
    Object.assign(changed, { paddingX, paddingY });
  }
  return Object.keys(changed).length === 0 ? node.props : { ...node.props, ...changed };
}

function hexOf(values: object, key: string): string {
  const value = (values as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? hexColor(value) : '';
}
