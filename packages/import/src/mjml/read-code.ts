import { escapeHtml } from '@mailwright/blocks';
import type { DocumentNode, NodeStyle } from '@mailwright/document';
import { ISLAND_TYPE } from '@mailwright/document';
import { blockNode, placeholderNode } from '../block-node.ts';
import type { FindingReason } from '../imported.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { isUnsafe, type Reading } from './reading.ts';
import { alignOf, colorOf, paddingOf } from './values.ts';

/** A part that no block stands for, as the HTML that MJML makes of it; what may not be sent, or is unknown, by its name. */
export function readCode(part: MjmlPart, reading: Reading, reason: FindingReason = 'own-markup'): DocumentNode {
  const raw = part.html || (part.tag === 'mj-raw' ? part.content : '');
  const [, padding, inside] = (part.tag === 'mj-raw' && OWN_CELL.exec(raw)) || [];
  const html = inside ?? raw;
  if (html.trim() === '') return placeholder(part, reading, 'unknown-type');
  if (isUnsafe(html)) return placeholder(part, reading, 'unsafe');
  // What holds other parts has its space in its own HTML; that of the others is the cell's around them.
  const around = padding === undefined ? part.attributes : { padding };
  const style = isLayout(part) ? FLUSH : paddingOf(around, part.width);
  const node = blockNode(ISLAND_TYPE, { source: isLayout(part) ? html : withBackground(part, html) }, style);
  reading.note({ fidelity: 'code', part: part.tag, node, reason });
  return node;
}

/** The cell in which MJML of ours has code in a column. */
const OWN_CELL = /^<tr><td class="mw-code" style="padding:([^"]*)">([\s\S]*)<\/td><\/tr>$/;

/** No space around a part. */
export const FLUSH: NodeStyle = { paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 };

function isLayout({ tag }: MjmlPart): boolean {
  return /^mj-(?:section|wrapper|group|column)$/.test(tag);
}

function placeholder(part: MjmlPart, reading: Reading, reason: FindingReason): DocumentNode {
  const node = placeholderNode(part.tag, sourceOf(part));
  reading.note({ fidelity: 'placeholder', part: part.tag, node, reason });
  return node;
}

/** Wraps HTML in the alignment and the background that MJML writes into the cell around a part. */
function withBackground({ tag, attributes }: MjmlPart, html: string): string {
  if (tag === 'mj-raw') return html;
  const align = 'align' in attributes ? alignOf(attributes.align) : 'left';
  const background = colorOf(attributes['container-background-color']);
  // MJML sets this for all tables in the head of the mail.
  const shown = tag === 'mj-table' ? html.replace(/^(<table[^>]*? style=")/, '$1border-collapse:collapse;') : html;
  const own = `${align === 'left' ? '' : ` align="${align}"`}${background && ` style="background-color:${background}"`}`;
  return own ? `<div${own}>${shown}</div>` : shown;
}

/** The part in MJML again, for who wants to know what stood there. */
function sourceOf({ tag, attributes, given, content, children }: MjmlPart): string {
  const own = given.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`];
  });
  return `<${tag}${own.join('')}>${content}${children.map(sourceOf).join('')}</${tag}>`;
}
