import type { BrandKit } from '@mailwright/contract';
import { type BlockRegistry, type DocumentNode, definitionOf, type GeneralSettings } from '@mailwright/document';
import { hexColor } from '../shared/hex-color.ts';
import { type BrandScheme, brandScheme, type MailGround } from './brand-scheme.ts';

export type BrandMode = 'light' | 'dark';

/** Data that the functions share while they bring a mail into a brand. */
export interface Branding {
  readonly kit: BrandKit;
  readonly registry: BlockRegistry;
  readonly before: GeneralSettings;
  readonly after: GeneralSettings;
  readonly schemes: Readonly<Record<BrandMode, BrandScheme>>;
  readonly mail: Readonly<Record<BrandMode, MailGround>>;
  /** The logo and the footer of the mail. */
  readonly logoId: string | null;
  /** The name of the sender stands beside the logo. */
  readonly isLogoBesideName: boolean;
  readonly footerId: string | null;
}

/** The colors behind a node, before and after, in both modes; none where a picture lies there: nobody knows them. */
export interface Grounds {
  readonly light: ModeGrounds;
  readonly dark: ModeGrounds;
}

export interface ModeGrounds {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function schemesOf(kit: BrandKit): Branding['schemes'] {
  return { light: brandScheme(kit, 'light'), dark: brandScheme(kit, 'dark') };
}

/** The grounds within a node that has this style before and after; without a background of its own they stay. */
export function groundsWithin(before: DocumentNode, after: DocumentNode, around: Grounds): Grounds {
  if (
    before.style.backgroundImage ||
    (typeof before.props.src === 'string' && before.props.src !== '' && before.children)
  ) {
    return { light: { before: [], after: [] }, dark: { before: [], after: [] } };
  }
  return {
    light: {
      before: lightGround(before) ?? around.light.before,
      after: lightGround(after) ?? around.light.after,
    },
    dark: {
      before: darkBackground(before) ?? around.dark.before,
      after: darkBackground(after) ?? around.dark.after,
    },
  };
}

function lightGround({ style }: DocumentNode): readonly string[] | null {
  const { gradientFrom, gradientTo, backgroundColor } = style;
  const own = gradientFrom && gradientTo ? [gradientFrom, gradientTo] : backgroundColor ? [backgroundColor] : [];
  return seen(own);
}

function darkBackground(node: DocumentNode): readonly string[] | null {
  const { dark } = node.style;
  return dark?.backgroundColor ? seen([dark.backgroundColor]) : lightGround(node);
}

function seen(colors: readonly string[]): readonly string[] | null {
  const hex = colors.map(hexColor).filter((color) => color !== '');
  return hex.length === 0 ? null : hex;
}

/** The look of a node where its own style says nothing, in a mail with these settings. */
export function defaultsOf(node: DocumentNode, settings: GeneralSettings, registry: BlockRegistry) {
  return definitionOf(node.type, registry)?.styleDefaults?.(node, settings) ?? {};
}
