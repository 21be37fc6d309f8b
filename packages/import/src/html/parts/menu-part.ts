import type { HtmlElement } from '@mailwright/island';
import { lineRatio, transformed } from '../look/text-look.ts';
import { lookOf, type Reading } from '../reading.ts';
import { isKeptInText } from '../template-tags.ts';
import type { InlineToken } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';
import type { LeafPart } from './part.ts';

/** Links beside each other with room between them and nothing else: a menu. */
export function menuPart(tokens: readonly InlineToken[], reading: Reading): LeafPart | null {
  const links = new Map<HtmlElement, string>();
  for (const token of tokens) {
    if (token.kind === 'words' && token.link) {
      const words = transformed(token.text, reading.desk.text(token.element));
      links.set(token.link, (links.get(token.link) ?? '') + words);
    } else if (token.kind === 'image' || token.kind === 'foreign' || token.kind === 'break') return null;
    else if (token.kind === 'words' && token.text.trim() !== '') return null;
  }
  const [first, ...rest] = [...links.keys()];
  if (!first || rest.length === 0 || links.size > 12) return null;
  const boxes = [...links.keys()].map((link) => lookOf(link, reading.desk));
  const availableWidth = boxes.map(({ padding, margin }) => padding.left + padding.right + margin.left + margin.right);
  if (availableWidth.some((each) => each < 4) || boxes.some(({ background }) => background !== '')) return null;
  const items = [...links].map(([link, words]) => ({
    label: words.replace(/[\s\u00a0]+/g, ' ').trim(),
    to: linkOf(link),
  }));
  if (items.some(({ label, to }) => label === '' || label.length > 60 || !to.exact || !isKeptInText(label)))
    return null;
  const look = reading.desk.text(first);
  const [box] = boxes;
  return {
    kind: 'leaf',
    name: 'a',
    type: 'menu',
    props: {
      items: items.map(({ label, to: { link } }) => ({
        label,
        link: { href: link.href, target: link.target, title: link.title },
      })),
      paddingX: Math.round(Math.min(100, (availableWidth[0] ?? 10) / 2)),
      paddingY: Math.round(Math.min(100, ((box?.padding.top ?? 0) + (box?.padding.bottom ?? 0)) / 2)),
      separator: 'none',
    },
    style: {
      align: look.align === 'center' || look.align === 'right' ? look.align : 'left',
      fontFamily: look.family,
      fontSize: Math.max(1, look.size),
      fontWeight: look.bold ? 'bold' : 'normal',
      color: look.color,
      lineHeight: Math.min(1000, Math.round((lineRatio(look) / 1.4) * 100)),
      ...(look.spacing !== 0 && { letterSpacing: look.spacing }),
    },
    top: 0,
    bottom: 0,
    notes: [],
  };
}
