import type { SocialIconId } from '@mailwright/blocks';
import { attribute } from '../dom.ts';
import { lookOf, type Reading } from '../reading.ts';
import type { InlineToken } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';
import type { LeafPart } from './part.ts';

const HOSTS: readonly (readonly [SocialIconId, RegExp])[] = [
  ['facebook', /(?:^|\.)(?:facebook|fb)\.com$/],
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['x', /(?:^|\.)(?:x|twitter)\.com$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['pin', /(?:^|\.)pinterest\.[a-z.]+$/],
  ['vk', /(?:^|\.)vk\.com$/],
];

/** The largest picture that is an icon, CSS pixels. */
const ICON = 64;

/** Icons in a row, each leading to a network that we have an icon of; null where one is anything else. */
export function socialPart(tokens: readonly InlineToken[], reading: Reading): LeafPart | null {
  const images = tokens.filter((token) => token.kind === 'image');
  const words = tokens.some((token) => token.kind === 'words' && token.text.replace(/[\s\u00a0|·•]/g, '') !== '');
  if (images.length < 2 || images.length > 12 || words) return null;
  const items = [];
  let size = 0;
  for (const { element, link } of images) {
    const to = link ? linkOf(link) : null;
    const network = to ? networkOf(to.link.href) : null;
    const { width, height } = lookOf(element, reading.desk);
    const wide = width.px ?? height;
    if (!to?.exact || !network || wide <= 0 || wide > ICON) return null;
    size = Math.max(size, wide);
    items.push({
      network,
      link: { href: to.link.href, target: '_blank', title: to.link.title || attribute(element, 'alt') },
    });
  }
  const [first] = images;
  const align = first ? reading.desk.text(first.element).align : null;
  return {
    kind: 'leaf',
    name: 'img',
    type: 'social',
    props: { items, size: Math.max(12, Math.round(size)), iconStyle: 'color-round', gap: 8 },
    style: { align: align === 'center' || align === 'right' ? align : 'left' },
    top: 0,
    bottom: 0,
    notes: [{ reason: 'value-adjusted', detail: 'src' }],
  };
}

function networkOf(href: string): SocialIconId | null {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase() ?? '';
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? null;
}
