import type { BrandKit } from '@mailwright/contract';
import {
  type BlockRegistry,
  type DocumentNode,
  definitionOf,
  type GeneralSettings,
  HEADING_LEVELS,
  type JsonObject,
  PAGE_WRAPPER_TYPE,
  sameJson,
} from '@mailwright/document';
import { hexColor } from '../shared/hex-color.ts';
import { brandedLogo, brandedMarks, brandedProfiles } from './brand-content.ts';
import { brandedProps, brandedStyle } from './brand-node.ts';
import { brandText } from './brand-scheme.ts';
import { brandedFooter } from './branded-footer.ts';
import { type Branding, type Grounds, groundsWithin, schemesOf } from './branding.ts';
import { withKitFonts } from './kit-fonts.ts';
import { boundNode, boundSettings, type NamedKit } from './kit-values.ts';
import { footerNode, isBesideName, logoNode } from './mail-parts.ts';

export interface BrandedNodes {
  readonly nodes: readonly DocumentNode[];
  readonly settings: GeneralSettings;
}

/**
 * A mail, or what is to be inserted into one, in the look of a brand: colors by what they are for, in light and dark,
 * fonts, the look of buttons, logo, profiles and the words of the footer. Nothing else changes: links, merge fields,
 * conditions and legal lines stay, and what could be read can be read afterwards. `settings` are those of the mail that the nodes were made for.
 */
export function inBrand(
  nodes: readonly DocumentNode[],
  settings: GeneralSettings,
  { kit: named, registry }: { readonly kit: NamedKit; readonly registry: BlockRegistry },
): BrandedNodes {
  const { kit } = named;
  const schemes = schemesOf(kit);
  const wrapper = nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  const paper = hexColor(settings.bgColor) || '#ffffff';
  const outer = hexColor(settings.outerColor) || paper;
  const darkPaper = hexColor(wrapper?.style.dark?.backgroundColor ?? '') || paper;
  const logo = logoNode(nodes);
  const branding: Branding = {
    kit,
    registry,
    before: settings,
    after: brandedSettings(settings, kit, schemes),
    schemes,
    mail: { light: { paper, outer }, dark: { paper: darkPaper, outer: darkPaper } },
    logoId: logo?.id ?? null,
    isLogoBesideName: logo !== null && isBesideName(nodes, logo),
    footerId: footerNode(nodes)?.id ?? null,
  };
  const newPaper = schemes.light.paper ?? paper;
  const around: Grounds = {
    light: { before: [paper], after: [newPaper] },
    dark: { before: [paper], after: [newPaper] },
  };
  return {
    nodes: nodes.map((node) => boundTree(branded(node, around, branding), named)),
    settings: boundSettings(branding.after, named),
  };
}

/** Binds each color and font that equals one of the kit to the kit, so that it follows when the kit changes. */
function boundTree(node: DocumentNode, named: NamedKit): DocumentNode {
  if (node.instance) return node;
  const bound = boundNode(node, named);
  return bound.children ? { ...bound, children: bound.children.map((child) => boundTree(child, named)) } : bound;
}

function branded(node: DocumentNode, around: Grounds, branding: Branding): DocumentNode {
  const block = definitionOf(node.type, branding.registry);
  // What is linked to a module looks as the module does.
  if (!block || node.instance) return node;
  const style = brandedStyle(node, around, branding);
  const grounds = groundsWithin(node, { ...node, style }, around);
  let props = brandedProps(node, around, branding);
  const { richTextProp } = block;
  const words = richTextProp === undefined ? undefined : props[richTextProp];
  if (richTextProp !== undefined && words !== undefined) {
    const marked = brandedMarks(words, grounds.light.after, branding);
    if (marked !== words) props = { ...props, [richTextProp]: marked };
  }
  if (node.id === branding.logoId) props = brandedLogo(props, branding.kit, branding.isLogoBesideName);
  if (node.id === branding.footerId) props = { ...props, content: brandedFooter(props.content, branding.kit) };
  if (node.type === 'social' || node.type === 'social-follow') props = brandedProfiles(node.type, props, branding.kit);
  const children = node.children?.map((child) => branded(child, grounds, branding));
  const next = { ...node, style, props, ...(children && { children }) };
  return sameJson(asJson(node), asJson(next)) ? node : next;
}

function asJson(node: DocumentNode): JsonObject {
  return node as unknown as JsonObject;
}

/** General settings of a mail in a brand: what texts and buttons look like that say nothing of their own. */
function brandedSettings(settings: GeneralSettings, kit: BrandKit, schemes: Branding['schemes']): GeneralSettings {
  const { light } = schemes;
  const paper = light.paper ?? (hexColor(settings.bgColor) || '#ffffff');
  const text = (color: string) => {
    const hex = hexColor(color);
    return hex === '' ? color : brandText(hex, [paper], light);
  };
  const headings = Object.fromEntries(
    HEADING_LEVELS.map((level) => [
      level,
      { ...settings.headings[level], color: text(settings.headings[level].color) },
    ]),
  ) as unknown as GeneralSettings['headings'];
  const { radius: borderRadius } = kit.button;
  return {
    ...withKitFonts(settings, [kit]),
    bgColor: light.paper ?? settings.bgColor,
    outerColor: light.outer ?? settings.outerColor,
    headerFonts: kit.fonts.heading ?? settings.headerFonts,
    paragraphFonts: kit.fonts.body ?? settings.paragraphFonts,
    textColor: text(settings.textColor),
    linkColor: text(settings.linkColor),
    headings,
    buttons: { ...settings.buttons, backgroundColor: light.button, color: light.onButton, borderRadius },
    palette: [...new Set(kit.colors.map((color) => color.light))],
  };
}
