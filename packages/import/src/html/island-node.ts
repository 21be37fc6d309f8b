import { escapeHtml } from '@mailwright/blocks';
import { type DocumentNode, type GeneralSettings, ISLAND_TYPE, type NodeStyle } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { blockNode } from '../block-node.ts';
import type { ImportCode } from './import-node.ts';
import { lineRatio, type TextStyle } from './look/text-style.ts';
import { TAGS } from './recognize/branch.ts';

/** The block that keeps code byte for byte, in an element that hands down to it what its place did. */
export function islandNode(
  { name, html, availableWidth, place, elements }: ImportCode,
  look: TextStyle | null,
  style: NodeStyle,
  scope: string,
  settings: GeneralSettings,
): DocumentNode {
  const narrow =
    availableWidth === undefined ? '' : `max-width:${Math.round(availableWidth)}px;margin:${MARGINS[place ?? 'left']}`;
  if (name === TAGS) return blockNode(ISLAND_TYPE, { source: html }, style);
  // The attribute moves boxes, too; the property, which would overrule it, only words.
  const moved = look?.blocks && look.blocks !== 'left' && elements.some(isBox) ? look.blocks : '';
  const handed = [look ? handedDown(moved ? { ...look, align: null } : look, settings) : '', narrow];
  const css = handed.filter(Boolean).join(';');
  const attributes = `${scope && ` class="${scope}"`}${moved && ` align="${moved}"`}${css && ` style="${escapeHtml(css)}"`}`;
  const source = attributes === '' ? html : `<div${attributes}>${html}</div>`;
  return blockNode(ISLAND_TYPE, { source }, style);
}

const MARGINS = { left: '0', center: '0 auto', right: '0 0 0 auto' } as const;

const BOXES: ReadonlySet<string> = new Set(['table', 'tbody', 'tr', 'td', 'th', 'div', 'center', 'form', 'img']);

function isBox({ tagName }: HtmlElement): boolean {
  return BOXES.has(tagName);
}

/** Declarations where the place of the code differed from a block of code in a mail of ours. */
function handedDown(look: TextStyle, settings: GeneralSettings): string {
  const size = look.size < 6 ? null : look.size;
  return [
    look.family !== settings.paragraphFonts && `font-family:${look.family.replaceAll('"', "'")}`,
    size !== null && size !== settings.textSize && `font-size:${size}px`,
    `line-height:${look.line === null ? 'normal' : Math.round(lineRatio(look) * 100) / 100}`,
    look.color !== settings.textColor && `color:${look.color}`,
    look.bold && 'font-weight:bold',
    look.dir !== settings.dir && `direction:${look.dir}`,
    look.align && look.align !== (settings.dir === 'rtl' ? 'right' : 'left') && `text-align:${look.align}`,
  ]
    .filter(Boolean)
    .join(';');
}
