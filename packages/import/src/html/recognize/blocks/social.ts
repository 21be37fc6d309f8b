import type { SocialIconId } from '@mailwright/blocks';
import { attribute } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import type { InlineToken } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';

const HOSTS: readonly (readonly [SocialIconId, RegExp])[] = [
  ['facebook', /(?:^|\.)(?:facebook|fb)\.com$/],
  ['instagram', /(?:^|\.)instagram\.com$/],
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['x', /(?:^|\.)(?:x|twitter)\.com$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['pin', /(?:^|\.)pinterest\.[a-z.]+$/],
  ['vk', /(?:^|\.)vk\.com$/],
  ['tiktok', /(?:^|\.)tiktok\.com$/],
  ['whatsapp', /(?:^|\.)(?:whatsapp\.com|wa\.me)$/],
  ['telegram', /(?:^|\.)(?:telegram\.(?:me|org)|t\.me)$/],
  ['threads', /(?:^|\.)threads\.(?:net|com)$/],
  ['snapchat', /(?:^|\.)snapchat\.com$/],
  ['discord', /(?:^|\.)discord\.(?:gg|com)$/],
  ['messenger', /^m\.me$/],
  ['bluesky', /(?:^|\.)bsky\.app$/],
  ['reddit', /(?:^|\.)reddit\.com$/],
  ['spotify', /(?:^|\.)spotify\.com$/],
  ['twitch', /(?:^|\.)twitch\.tv$/],
  ['vimeo', /(?:^|\.)vimeo\.com$/],
  ['github', /(?:^|\.)github\.com$/],
];

/** Larger images that lead to a network are teasers, CSS pixels; no icon is drawn smaller than the least. */
const ICON = { least: 12, most: 64 } as const;

/** One icon is an image with a link; more than there are networks are something else. */
const ICONS = { least: 2, most: 12 } as const;

/** Icons in a row, each leading to a network that we have an icon of; null where one is anything else. */
export function recognizeSocial(tokens: readonly InlineToken[], context: ImportContext): ImportLeaf | null {
  const images = tokens.filter((token) => token.kind === 'image');
  const words = tokens.some((token) => token.kind === 'words' && token.text.replace(/[\s\u00a0|·•]/g, '') !== '');
  if (images.length < ICONS.least || images.length > ICONS.most || words) return null;
  const items = [];
  let size = 0;
  for (const { element, link } of images) {
    const to = link ? linkOf(link, context) : null;
    const network = to ? networkOf(to.link.href) : null;
    const { width, height } = lookOf(element, context.desktop);
    const wide = width.px ?? height;
    if (!to?.exact || !network || wide <= 0 || wide > ICON.most) return null;
    size = Math.max(size, wide);
    items.push({
      network,
      link: { href: to.link.href, target: '_blank', title: to.link.title || attribute(element, 'alt') },
    });
  }
  for (const { element } of images) context.replaced.add(element);
  const [first] = images;
  const align = first ? context.desktop.text(first.element).align : null;
  return {
    kind: 'leaf',
    name: 'img',
    type: 'social',
    props: { items, size: Math.max(ICON.least, Math.round(size)), iconStyle: 'color-round', gap: 8 },
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
