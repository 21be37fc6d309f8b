import { imageUrl, mergeTextHtml, replaceFields } from '@mailwright/blocks';
import type { DocumentNode, JsonObject, NodeStyle, StyleValues } from '@mailwright/document';
import { isJsonObject } from '@mailwright/document';
import type { Place } from '@mailwright/render';
import { type Attributes, bordersOf, isSayable, mjmlColor, mjmlElement, paddingOf, px } from './mjml-markup.ts';
import { anchorOf, classesOf, codeBlock, listsWithin, noteLeftOut, rawCell, styleOf, type Writing } from './writing.ts';

/** A block as its element of MJML; null where no element says all that it says and shows. */
type BlockWriter = (node: DocumentNode, around: BlockAround, writing: Writing) => string | null;

interface BlockAround {
  readonly place: Place;
  readonly style: NodeStyle;
  /** Attributes that every element has: padding with the space under the block, classes, background. */
  readonly shared: Attributes;
}

/** Writers of block types in MJML; every other type is written as the HTML that it renders. */
const WRITERS: ReadonlyMap<string, BlockWriter> = new Map([
  ['text', writeText],
  ['heading', writeText],
  ['button', writeButton],
  ['image', writeImage],
  ['divider', writeDivider],
  ['space', writeSpace],
  ['menu', writeMenu],
]);

/** Writes a block of a column; `bottom` is the space under it, CSS pixels. */
export function writeBlock(node: DocumentNode, place: Place, bottom: number, writing: Writing): string {
  const style = styleOf(node, writing);
  const shared: Attributes = {
    padding: paddingOf(style, { bottom }),
    'css-class': classesOf(node, writing),
    'container-background-color': mjmlColor(style.backgroundColor),
  };
  const anchor = anchorOf(node);
  const before = anchor && rawCell(anchor, '0');
  const { anchor: _, ...rest } = node;
  const written = node.scopedCss ? null : WRITERS.get(node.type)?.(rest, { place, style, shared }, writing);
  return before + (written ?? codeBlock(rest, place, bottom, writing));
}

/** Returns whether a block has a frame or is translucent, for which the cell around an element of MJML has no attribute. */
function hasFrame({ opacity = 1, borderRadius = 0, ...style }: StyleValues): boolean {
  const widths = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
  return opacity < 1 || borderRadius > 0 || widths.some((width) => width !== undefined && width > 0);
}

function lettering(style: StyleValues, single: 1.4 | 1.2): Attributes {
  return {
    'font-family': style.fontFamily?.replaceAll('"', "'"),
    'font-size': px(style.fontSize),
    'font-weight': style.fontWeight,
    'line-height': Math.round(single * (style.lineHeight ?? 100)) / 100,
    'letter-spacing': style.letterSpacing ? px(style.letterSpacing) : '',
    color: mjmlColor(style.color),
  };
}

/** A text, or a heading in its element: the HTML that the block renders, in the look of the element of MJML. */
function writeText(node: DocumentNode, { place, style, shared }: BlockAround, writing: Writing): string | null {
  if (hasFrame(style)) return null;
  const { html, rules } = writing.renderer.render({ ...node, style: typographyOf(style) }, place);
  const content = node.type === 'text' ? /^<div(?:\s[^>]*)?>([\s\S]*)<\/div>$/.exec(html)?.[1] : html;
  if (content === undefined || /<\/?mj-/i.test(content)) return null;
  for (const rule of rules) writing.rules.add(rule);
  noteLeftOut(node, 'mj-text', writing);
  const attributes = {
    ...{ align: style.textAlign, ...lettering(style, node.type === 'text' ? 1.4 : 1.2) },
    ...shared,
  };
  return content === '' ? mjmlElement('mj-text', attributes, ' ') : mjmlElement('mj-text', attributes, content);
}

function typographyOf(style: StyleValues): NodeStyle {
  const { fontFamily, fontSize, fontWeight, color, lineHeight, letterSpacing, textAlign, backgroundColor: _ } = style;
  const own = { fontFamily, fontSize, fontWeight, color, lineHeight, letterSpacing, textAlign };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

/** The address of a link with what belongs to it; null where MJML cannot hand it on. */
function linkOf(node: DocumentNode, place: Place, link: unknown, writing: Writing): Attributes | null {
  const { href, target, title } = isJsonObject(link as JsonObject) ? (link as JsonObject) : {};
  const address = writing.tagsIn(listsWithin(node, place)).url(String(href ?? ''), writing.assetBase);
  if (!isSayable(address) || !isSayable(String(title ?? ''))) return null;
  if (address === '') return {};
  return { href: address, target: target === '_blank' ? '_blank' : '_self', ...(title && { title: String(title) }) };
}

function words(node: DocumentNode, place: Place, text: unknown, writing: Writing): string {
  const { html } = writing.tagsIn(listsWithin(node, place));
  return mergeTextHtml(String(text ?? ''), { mergeTag: html });
}

function writeButton(node: DocumentNode, { place, style, shared }: BlockAround, writing: Writing): string | null {
  const { props } = node;
  const link = linkOf(node, place, props.link, writing);
  const label = words(node, place, props.label, writing);
  if (!link || props.iconEnable === true || label.trim() === '' || /<\/?mj-/i.test(label)) return null;
  noteLeftOut(node, 'mj-button', writing);
  const { 'container-background-color': _, ...around } = shared;
  const inner = `${px(Number(props.paddingY))} ${px(Number(props.paddingX))}`;
  return mjmlElement(
    'mj-button',
    {
      ...link,
      align: style.align ?? (writing.settings.dir === 'rtl' ? 'right' : 'left'),
      ...(props.fullWidth === true && {
        width: '100%',
        'text-align': style.textAlign === 'justify' ? '' : style.textAlign,
      }),
      ...{ 'background-color': mjmlColor(style.backgroundColor) || 'transparent', 'inner-padding': inner },
      ...lettering(style, 1.2),
      ...bordersOf(style, 'none'),
      'border-radius': px(style.borderRadius ?? 0),
      ...around,
    },
    label,
  );
}

function writeImage(node: DocumentNode, { place, style, shared }: BlockAround, writing: Writing): string | null {
  const { props } = node;
  const tags = writing.tagsIn(listsWithin(node, place));
  const src = imageUrl(String(props.src ?? ''), { url: (address) => tags.url(address, writing.assetBase) });
  if (src === '') return '';
  const link = linkOf(node, place, props.link, writing);
  const alt = props.decorative === true && !link?.href ? '' : withFields(String(props.alt ?? ''), tags);
  const other = props.srcDark || props.srcPhone;
  if (!link || other || !isSayable(src) || !isSayable(alt) || (style.opacity ?? 1) < 1) return null;
  noteLeftOut(node, 'mj-image', writing);
  const inset = (style.paddingLeft ?? 0) + (style.paddingRight ?? 0);
  const available = Math.max(1, Math.round(place.width - inset));
  const wanted = props.fullWidth === true ? available : Number(props.width) || Number(props.naturalWidth) || available;
  const width = Math.min(wanted, available);
  return mjmlElement('mj-image', {
    ...{ src, alt, ...link, align: style.align ?? 'center', width: width < available ? px(width) : '' },
    ...bordersOf(style),
    ...(style.borderRadius && { 'border-radius': px(style.borderRadius) }),
    ...shared,
  });
}

/** Text of an attribute with its fields as the sending system reads them. */
function withFields(text: string, tags: ReturnType<Writing['tagsIn']>): string {
  return replaceFields(text, (part) => part, tags.plain);
}

function writeDivider(node: DocumentNode, { style, shared }: BlockAround, writing: Writing): string | null {
  const { props } = node;
  const color = mjmlColor(String(props.color ?? '')) || '#d5d8dd';
  noteLeftOut(node, 'mj-divider', writing);
  return mjmlElement('mj-divider', {
    ...{ 'border-width': px(Number(props.thickness)), 'border-style': String(props.lineStyle), 'border-color': color },
    ...{ width: `${Number(props.width)}%`, align: style.align ?? 'center' },
    ...shared,
  });
}

function writeSpace(node: DocumentNode, { shared }: BlockAround, writing: Writing): string | null {
  const heights = (['tablet', 'phone'] as const).filter((device) => node.style[device]?.height !== undefined);
  noteLeftOut(
    node,
    'mj-spacer',
    writing,
    heights.map((device) => `${device} height`),
  );
  return mjmlElement('mj-spacer', { height: px(Number(node.props.height)), ...shared });
}

function writeMenu(node: DocumentNode, { place, style, shared }: BlockAround, writing: Writing): string | null {
  const { items, separator, paddingX, paddingY } = node.props;
  const { 'container-background-color': background, ...around } = shared;
  if (!Array.isArray(items) || items.length === 0 || background || hasFrame(style)) return null;
  const links = items.map((item) => {
    const { label, link } = isJsonObject(item) ? item : {};
    const attributes = linkOf(node, place, link, writing);
    const text = words(node, place, label, writing);
    if (!attributes || text.trim() === '' || /<\/?mj-/i.test(text)) return null;
    const { title: _, ...own } = attributes;
    const look = { ...lettering(style, 1.2), padding: `${px(Number(paddingY))} ${px(Number(paddingX))}` };
    return mjmlElement('mj-navbar-link', { ...own, ...look, 'text-transform': 'none' }, text);
  });
  if (links.some((link) => link === null)) return null;
  noteLeftOut(node, 'mj-navbar', writing, separator === 'none' ? [] : ['separator']);
  return mjmlElement('mj-navbar', { align: style.align ?? 'center', ...around }, links.join(''));
}
