import { escapeHtml } from '@mailwright/blocks';
import { type DocumentNode, type GeneralSettings, ISLAND_TYPE, type NodeStyle } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import type { ImportCode } from './import-node.ts';
import { lineRatio, type TextLook } from './look/text-look.ts';
import { TAGS } from './recognize/branch.ts';

/** The block that keeps code byte for byte, in an element that hands down to it what its place did. */
export function islandNode(
  { name, html, availableWidth, place }: ImportCode,
  look: TextLook | null,
  style: NodeStyle,
  scope: string,
  settings: GeneralSettings,
): DocumentNode {
  const narrow =
    availableWidth === undefined ? '' : `max-width:${Math.round(availableWidth)}px;margin:${MARGINS[place ?? 'left']}`;
  if (name === TAGS) return blockNode(ISLAND_TYPE, { source: html }, style);
  const handed = [look ? handedDown(look, settings) : '', narrow].filter(Boolean).join(';');
  const attributes = `${scope && ` class="${scope}"`}${handed && ` style="${escapeHtml(handed)}"`}`;
  const source = attributes === '' ? html : `<div${attributes}>${html}</div>`;
  return blockNode(ISLAND_TYPE, { source }, style);
}

const MARGINS = { left: '0', center: '0 auto', right: '0 0 0 auto' } as const;

/** Declarations where the place of the code differed from a block of code in a mail of ours. */
function handedDown(look: TextLook, settings: GeneralSettings): string {
  const size = look.size < 6 ? null : look.size;
  return [
    look.family !== settings.paragraphFonts && `font-family:${look.family.replaceAll('"', "'")}`,
    size !== null && size !== settings.textSize && `font-size:${size}px`,
    `line-height:${look.line === null ? 'normal' : Math.round(lineRatio(look) * 100) / 100}`,
    look.color !== settings.textColor && `color:${look.color}`,
    look.bold && 'font-weight:bold',
    look.align && look.align !== 'left' && `text-align:${look.blocks ? '-webkit-' : ''}${look.align}`,
  ]
    .filter(Boolean)
    .join(';');
}
