import { isSendableAddress, NO_LINK } from '@mailwright/blocks';
import type { DocumentNode, JsonObject } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { capitals } from './read-text.ts';
import { addressReason, noteBlock, type Reading } from './reading.ts';
import { wordsOf } from './text-html.ts';
import {
  alignOf,
  backgroundColorOf,
  borderOf,
  colorOf,
  lengthOf,
  letteringOf,
  lineHeightIn,
  MAX_ADDRESS_LENGTH,
  paddingOf,
  pictureOf,
  radiusOf,
  sidesOf,
  type Values,
} from './values.ts';

/** A link as blocks hold it; none for an address that no mail may carry. */
function linkOf(href = '', target = '', title = ''): JsonObject {
  const address = href.trim();
  const usable = address !== '' && address.length <= MAX_ADDRESS_LENGTH && isSendableAddress(address);
  if (!usable) return { ...NO_LINK };
  return { href: address, target: target === '_self' ? '_self' : '_blank', title: title.slice(0, 1000) };
}

export function readImage(part: MjmlPart, reading: Reading): DocumentNode {
  const { attributes, given, width } = part;
  const src = pictureOf(attributes.src);
  const { mixed, ...border } = borderOf(attributes);
  const alt = attributes.alt ?? '';
  const props = {
    src,
    alt,
    decorative: given.includes('alt') && alt === '',
    link: linkOf(attributes.href, attributes.target, attributes.title),
    width: Math.round(lengthOf(attributes.width, width) ?? 0),
  };
  const node = blockNode('image', props, {
    ...paddingOf(attributes, width),
    ...border,
    ...radiusOf(attributes),
    ...backgroundColorOf(attributes['container-background-color']),
    align: alignOf(attributes.align),
  });
  const fixed = given.includes('height') && lengthOf(attributes.height) !== null;
  const addresses = { src, href: String(props.link.href) };
  noteBlock(part, node, reading, [...(mixed ? ['border'] : []), ...(fixed ? ['height'] : [])], [], addresses);
  return node;
}

export function readButton(part: MjmlPart, reading: Reading): DocumentNode {
  const { attributes, width, content } = part;
  const inner = sidesOf(attributes, 'inner-padding', width);
  const { mixed, ...border } = borderOf(attributes);
  const above = spaceInHeight(attributes);
  const change = capitals(attributes['text-transform']);
  const words = wordsOf(content);
  const props = {
    label: (change ? change(words) : words).slice(0, 500),
    link: linkOf(attributes.href, attributes.target, attributes.title),
    fullWidth: attributes.width === '100%',
    paddingX: Math.min(200, (inner.left + inner.right) / 2),
    paddingY: Math.min(100, Math.max((inner.top + inner.bottom) / 2, above ?? 0)),
  };
  const node = blockNode('button', props, {
    fontWeight: 'normal',
    ...letteringOf(attributes, 'heading'),
    ...paddingOf(attributes, width),
    backgroundColor: colorOf(attributes['background-color']) || 'transparent',
    ...border,
    borderRadius: radiusOf(attributes).borderRadius ?? 0,
    align: alignOf(attributes.align),
  });
  const adjusted = [
    ...(change ? ['text-transform'] : []),
    ...(mixed ? ['border'] : []),
    ...(inner.left !== inner.right || inner.top !== inner.bottom ? ['inner-padding'] : []),
  ];
  const marked = /<(?!br\b)[a-z]/i.test(content);
  const missing = [...(above === null ? ['height'] : []), ...(marked ? ['HTML'] : [])];
  noteBlock(part, node, reading, adjusted, missing, { href: String(props.link.href) });
  return node;
}

/** Returns the space that a set height leaves above and below one line of words, CSS pixels; null for an invalid height. */
function spaceInHeight(attributes: Values): number | null {
  const { height = '' } = attributes;
  if (/^\s*(?:auto)?\s*$/.test(height)) return 0;
  const length = lengthOf(height);
  return length === null || height.trim().endsWith('%') ? null : Math.max(0, (length - lineHeightIn(attributes)) / 2);
}

export function readDivider(part: MjmlPart, reading: Reading): DocumentNode {
  const { attributes, width } = part;
  const { left, right } = sidesOf(attributes, 'padding', width);
  const available = Math.max(1, width - left - right);
  const own = lengthOf(attributes.width, available) ?? available;
  const style = attributes['border-style'] ?? 'solid';
  const known = style === 'dashed' || style === 'dotted' ? style : 'solid';
  const thickness = lengthOf(attributes['border-width']) ?? 4;
  const props = {
    thickness: Math.min(100, Math.max(1, thickness)),
    lineStyle: known,
    color: colorOf(attributes['border-color']) || '#000000',
    width: Math.min(100, Math.max(1, Math.round((own / available) * 10_000) / 100)),
  };
  const node = blockNode('divider', props, { ...paddingOf(attributes, width), align: alignOf(attributes.align) });
  const adjusted = [...(known === style ? [] : ['border-style']), ...(thickness < 1 ? ['border-width'] : [])];
  noteBlock(part, node, reading, adjusted);
  return node;
}

/** A space has no padding of its own, so that of the part is height. */
export function readSpacer(part: MjmlPart, reading: Reading): DocumentNode {
  const { attributes, width } = part;
  const { top, bottom } = sidesOf(attributes, 'padding', width);
  const height = (lengthOf(attributes.height) ?? 20) + top + bottom;
  const node = blockNode(
    'space',
    { height: Math.min(1000, height) },
    backgroundColorOf(attributes['container-background-color']),
  );
  noteBlock(part, node, reading);
  return node;
}

/** A bar of links. Ours shares the width evenly among them. */
export function readNavbar(part: MjmlPart, reading: Reading): DocumentNode {
  const links = part.children.filter(({ tag }) => tag === 'mj-navbar-link');
  const first = links[0]?.attributes ?? {};
  const change = capitals(first['text-transform']);
  const items = links.slice(0, 12).map((link) => {
    const words = wordsOf(link.content);
    const label = (change ? change(words) : words).slice(0, 500);
    return {
      label,
      link: linkOf(completeBase(part.attributes['base-url'], link.attributes.href), link.attributes.target),
    };
  });
  const inner = sidesOf(first, 'padding', part.width);
  const props = {
    items,
    paddingX: Math.min(100, (inner.left + inner.right) / 2),
    paddingY: Math.min(100, (inner.top + inner.bottom) / 2),
    separator: 'none',
  };
  const node = blockNode('menu', props, {
    ...letteringOf(first, 'heading'),
    ...paddingOf(part.attributes, part.width),
    align: alignOf(part.attributes.align),
  });
  reading.note({ fidelity: 'changed', part: part.tag, node, reason: 'layout-adjusted' });
  const alike = (name: string) => links.every(({ attributes }) => attributes[name] === first[name]);
  const differing = ['color', 'font-size', 'font-family', 'font-weight', 'padding'].filter((name) => !alike(name));
  noteBlock(part, node, reading, change ? ['text-transform'] : [], [
    ...differing,
    ...(links.length > 12 ? ['mj-navbar-link'] : []),
  ]);
  noteItemLinks(links, items, node, reading);
  return node;
}

function noteItemLinks(
  parts: readonly MjmlPart[],
  items: readonly { readonly link: JsonObject }[],
  node: DocumentNode,
  { note }: Reading,
): void {
  for (const [index, { link }] of items.entries()) {
    const part = parts[index];
    for (const [reason, detail] of part ? addressReason(part, 'href', String(link.href)) : [])
      note({ fidelity: 'changed', part: part?.tag ?? '', node, reason, detail });
  }
}

function completeBase(base: string | undefined, href = ''): string {
  return base ? `${base}${href}` : href;
}

const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
  x: 'x',
  twitter: 'x',
  youtube: 'youtube',
  pinterest: 'pin',
  web: 'web',
};

/** Icons of networks that ours has, without words beside them; null for all others. */
export function readSocial(part: MjmlPart, reading: Reading): DocumentNode | null {
  const elements = part.children.filter(({ tag }) => tag === 'mj-social-element');
  const networks = elements.map(({ attributes }) => NETWORKS[(attributes.name ?? '').replace(/-noshare$/, '')]);
  const own = elements.some(({ attributes, given, content }) => {
    return attributes.src || given.includes('background-color') || wordsOf(content) !== '';
  });
  const fits = elements.length > 0 && elements.length <= 12 && networks.every((network) => network !== undefined);
  if (!fits || own || part.attributes.mode === 'vertical') return null;
  const first = elements[0]?.attributes ?? {};
  const inner = sidesOf(first, 'padding', part.width);
  const size = lengthOf(first['icon-size'], part.width) ?? 20;
  const radius = radiusOf(first).borderRadius ?? 0;
  const props = {
    items: elements.map((element, index) => ({ network: networks[index] ?? 'web', link: drawnLink(element) })),
    size: Math.min(64, Math.max(12, size)),
    iconStyle: radius * 2 >= size ? 'color-round' : 'color-square',
    gap: Math.min(60, inner.left + inner.right),
  };
  const box = paddingOf(part.attributes, part.width);
  const node = blockNode('social', props, {
    ...box,
    paddingTop: (box.paddingTop ?? 0) + inner.top,
    paddingBottom: (box.paddingBottom ?? 0) + inner.bottom,
    ...backgroundColorOf(part.attributes['container-background-color']),
    align: alignOf(part.attributes.align),
  });
  noteBlock(part, node, reading, ['src', ...(props.size === size ? [] : ['icon-size'])]);
  noteItemLinks(elements, props.items, node, reading);
  return node;
}

/** Most networks get a page for sharing as their address; MJML knows which. */
function drawnLink({ html, attributes }: MjmlPart): JsonObject {
  const link = linkIn(html);
  return linkOf(
    link?.replaceAll('&amp;', '&') ?? attributes.href,
    attributes.target,
    attributes.title || attributes.alt,
  );
}

function linkIn(html: string): string | null {
  // Rows outside of tables are no elements to a parser.
  return /<a\s[^>]*?href="([^"]*)"/i.exec(html)?.[1] ?? null;
}
