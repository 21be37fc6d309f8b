import type { HtmlElement } from '@mailwright/island';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportLeaf } from '../../import-node.ts';
import { lineRatio, TEXT_LINE_HEIGHT, transformed } from '../../look/text-style.ts';
import { isKeptInText } from '../../template-tags.ts';
import type { InlineToken } from './inline-tokens.ts';
import { linkOf } from './link-of.ts';

/** More links than this beside each other are a list of topics that wraps, which a menu does not. */
const MAX_ITEMS = 12;

/** Links closer than this are words of a sentence, CSS pixels. */
const LEAST_SPACE = 4;

/** A longer link is a sentence, not the name of a page. */
const MAX_ITEM_LENGTH = 60;

/** The largest padding that a menu block takes, CSS pixels. */
const MAX_PADDING = 100;

/** Links beside each other with space between them and nothing else: a menu. */
export function recognizeMenu(tokens: readonly InlineToken[], context: ImportContext): ImportLeaf | null {
  const links = new Map<HtmlElement, string>();
  for (const token of tokens) {
    if (token.kind === 'words' && token.link) {
      const words = transformed(token.text, context.desktop.text(token.element));
      links.set(token.link, (links.get(token.link) ?? '') + words);
    } else if (token.kind === 'image' || token.kind === 'foreign' || token.kind === 'break') return null;
    else if (token.kind === 'words' && token.text.trim() !== '') return null;
  }
  const [first, ...rest] = [...links.keys()];
  if (!first || rest.length === 0 || links.size > MAX_ITEMS) return null;
  const boxes = [...links.keys()].map((link) => lookOf(link, context.desktop));
  const spaces = boxes.map(({ padding, margin }) => padding.left + padding.right + margin.left + margin.right);
  if (spaces.some((space) => space < LEAST_SPACE) || boxes.some(({ background }) => background !== '')) return null;
  const items = [...links].map(([link, words]) => ({
    label: words.replace(/[\s\u00a0]+/g, ' ').trim(),
    to: linkOf(link, context),
  }));
  if (
    items.some(
      ({ label, to }) =>
        label === '' || label.length > MAX_ITEM_LENGTH || !to.exact || !isKeptInText(label, context.source),
    )
  )
    return null;
  const look = context.desktop.text(first);
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
      paddingX: Math.round(Math.min(MAX_PADDING, (spaces[0] ?? 0) / 2)),
      paddingY: Math.round(Math.min(MAX_PADDING, ((box?.padding.top ?? 0) + (box?.padding.bottom ?? 0)) / 2)),
      separator: 'none',
    },
    style: {
      align: look.align === 'center' || look.align === 'right' ? look.align : 'left',
      fontFamily: look.family,
      fontSize: Math.max(1, look.size),
      fontWeight: look.bold ? 'bold' : 'normal',
      color: look.color,
      lineHeight: Math.min(1000, Math.round((lineRatio(look) / TEXT_LINE_HEIGHT) * 100)),
      ...(look.spacing !== 0 && { letterSpacing: look.spacing }),
    },
    top: 0,
    bottom: 0,
    notes: [],
  };
}
