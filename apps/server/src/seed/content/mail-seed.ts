import { paragraph } from '@mailwright/blocks';
import type { MailPurpose } from '@mailwright/contract';
import {
  DEFAULT_SETTINGS,
  type GeneralSettings,
  type HeadingLevel,
  type JsonObject,
  type NodeSeed,
  type NodeStyle,
  type RichInline,
  type RichText,
} from '@mailwright/document';

/** A mail of the library, before it has ids. Image sources are names of `PICTURES`, resolved when it is stored. */
export interface MailSeed {
  readonly name: string;
  readonly description: string;
  readonly tags: string;
  readonly preheader: string;
  /** Purpose of the mail; marketing when absent. */
  readonly purpose?: MailPurpose;
  readonly settings: GeneralSettings;
  readonly wrapper: NodeSeed;
}

/** Scheme by which image sources name a picture of the seed until its address is known. */
export const PICTURE_SCHEME = 'picture:';

interface MailInput {
  readonly name: string;
  readonly description: string;
  readonly tags?: string;
  readonly preheader?: string;
  readonly purpose?: MailPurpose;
  readonly settings?: Partial<GeneralSettings>;
  readonly style?: NodeStyle;
  readonly sections: readonly NodeSeed[];
}

export function mail(input: MailInput): MailSeed {
  return {
    name: input.name,
    description: input.description,
    tags: input.tags ?? '',
    preheader: input.preheader ?? '',
    purpose: input.purpose ?? 'marketing',
    settings: { ...DEFAULT_SETTINGS, width: 640, ...input.settings },
    wrapper: { type: 'page-wrapper', props: {}, style: input.style ?? {}, children: input.sections },
  };
}

interface RowOptions {
  readonly split?: readonly number[];
  readonly style?: NodeStyle;
  /** Space between columns that stand beside each other. */
  readonly gutter?: number;
  /** Style of columns that replaces the gutter. */
  readonly columnStyle?: NodeStyle;
  /** Space between the blocks of a column. */
  readonly gap?: number;
  readonly stack?: boolean;
  readonly reverse?: boolean;
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
}

/** A section; one list of blocks for each column. */
export function row(columns: readonly (readonly NodeSeed[])[], options: RowOptions = {}): NodeSeed {
  const { split, style = {}, gap = 16, stack = true, reverse = false, verticalAlign = 'top' } = options;
  const equal = columns.map(() => Math.round(10_000 / columns.length) / 100);
  return {
    type: 'section',
    props: { columns: split ?? equal, stack, reverse, verticalAlign },
    style,
    children: columns.map((children, index) => ({
      type: 'column',
      props: { gap },
      style: options.columnStyle ?? gutterOf(index, columns.length, options),
      children,
    })),
  };
}

/**
 * Shares the gutters so that every column has the same width left. Under each other, columns need no space at their
 * sides, and some between them.
 */
function gutterOf(index: number, count: number, { gutter = 0, stack = true, reverse = false }: RowOptions): NodeStyle {
  const isUpper = stack && index !== (reverse ? 0 : count - 1);
  return {
    paddingTop: 0,
    paddingBottom: 0,
    paddingLeft: Math.round((gutter * index) / count),
    paddingRight: Math.round((gutter * (count - 1 - index)) / count),
    ...(gutter > 0 && stack && { phone: { paddingLeft: 0, paddingRight: 0, ...(isUpper && { paddingBottom: 24 }) } }),
  };
}

/** A section on a picture; `style.backgroundColor` is what shows where pictures do not. */
export function onPicture(
  picture: string,
  blocks: readonly NodeSeed[],
  {
    minHeight,
    verticalAlign = 'middle',
    style,
  }: { minHeight: number; verticalAlign?: 'top' | 'middle'; style: NodeStyle },
): NodeSeed {
  const section = row([blocks], { style, verticalAlign });
  const props = { src: PICTURE_SCHEME + picture, fit: 'cover', position: 'center center', minHeight };
  return { ...section, type: 'background-image', props: { ...section.props, ...props } };
}

/** Space around a section's content, less at the sides of phones. */
export function padded(top: number, bottom = top, side = 40): NodeStyle {
  return {
    paddingTop: top,
    paddingRight: side,
    paddingBottom: bottom,
    paddingLeft: side,
    ...(side > 20 && { phone: { paddingLeft: 20, paddingRight: 20 } }),
  };
}

export function heading(level: HeadingLevel, words: string, style: NodeStyle = {}): NodeSeed {
  return { type: 'heading', props: { level, content: richWords(words) }, style };
}

/** Text; each further line is a paragraph. */
export function text(words: string | readonly string[], style: NodeStyle = {}): NodeSeed {
  const lines = typeof words === 'string' ? [words] : words;
  return { type: 'text', props: { content: lines.flatMap(richWords) }, style };
}

/** The same with the sender's postal address in it. */
export function addressText(words: readonly string[], style: NodeStyle = {}): NodeSeed {
  const seed = text(words, style);
  return { ...seed, props: { ...seed.props, postalAddress: true } };
}

/** A picture, decorative where it has no text. */
export function image(picture: string, alt: string, width = 0, style: NodeStyle = {}, href = ''): NodeSeed {
  const src = PICTURE_SCHEME + picture;
  const props = { src, alt, decorative: alt === '', link: link(href), width, naturalWidth: 0 };
  return { type: 'image', props, style };
}

/** A picture that stands for the one to come; its text describes that one and goes with it. */
export function standIn(alt: string): NodeSeed {
  const { props, ...seed } = image('placeholder-wide', alt);
  return { ...seed, props: { ...props, standInAlt: alt } };
}

export function button(label: string, href: string, style: NodeStyle = {}, props: JsonObject = {}): NodeSeed {
  const base = { label, link: link(href), fullWidth: false, paddingX: 28, paddingY: 15 };
  return { type: 'button', props: { ...base, ...props }, style };
}

export function divider(color = '#e3e6ea'): NodeSeed {
  return { type: 'divider', props: { thickness: 1, lineStyle: 'solid', color, width: 100 }, style: {} };
}

export function quote(words: string, author: string, barColor: string, style: NodeStyle = {}): NodeSeed {
  return { type: 'quote', props: { content: paragraph(words), author, italic: true, barColor, barWidth: 4 }, style };
}

/** Links beside each other, by label and address. */
export function menu(items: readonly (readonly [label: string, href: string])[], style: NodeStyle): NodeSeed {
  const props = {
    items: items.map(([label, href]) => ({ label, link: link(href) })),
    paddingY: 8,
    paddingX: 5,
    separator: 'none',
    separatorColor: '#d5d8dd',
    separatorWidth: 1,
  };
  return { type: 'menu', props, style };
}

interface Coupon {
  readonly code: string;
  readonly href: string;
  readonly label: string;
  readonly textColor: string;
  readonly background: string;
  readonly accent: string;
}

export function discountCode({ code, href, label, textColor, background, accent }: Coupon): NodeSeed {
  const colors = { codeColor: textColor, backgroundColor: background, buttonColor: accent, buttonTextColor: '#ffffff' };
  const props = { ...colors, code, width: 320, fontSize: 26, buttonLabel: label, link: link(href) };
  return { type: 'discount-code', props, style: {} };
}

export function link(href: string): JsonObject {
  return { href, target: href ? '_blank' : '_self', title: '' };
}

/** One paragraph: `{{ name }}` becomes a merge field, `**words**` bold and `~~words~~` struck through. */
function richWords(words: string): RichText {
  const content = words
    .split(/(\{\{ \w+ \}\}|\*\*[^*]+\*\*|~~[^~]+~~)/)
    .filter((part) => part !== '')
    .map(inline);
  return [{ type: 'paragraph', content }];
}

function inline(part: string): RichInline {
  const [, field, bold, struck] = /^(?:\{\{ (\w+) \}\}|\*\*(.+)\*\*|~~(.+)~~)$/.exec(part) ?? [];
  if (field) return { type: 'mergeField', attrs: { name: field } };
  if (bold) return { type: 'text', text: bold, marks: [{ type: 'bold' }] };
  if (struck) return { type: 'text', text: struck, marks: [{ type: 'strike' }] };
  return { type: 'text', text: part };
}
