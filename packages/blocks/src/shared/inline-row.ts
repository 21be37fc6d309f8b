import type { StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { alignAside, alignAttribute, wordDirection } from './block-align.ts';
import { px, styleAttribute } from './css.ts';
import { onlyWord, TABLE } from './table.ts';

/** One piece of a row, and the attributes (with a leading space) of the cell that holds it in Word. */
export interface InlinePiece {
  readonly html: string;
  readonly wordCell: string;
  /** Starts a row of its own in Word; elsewhere the pieces wrap as they fit. */
  readonly newRow?: boolean;
}

/**
 * Pieces beside each other that wrap by themselves where they do not fit; a ghost table holds them for Word, which
 * knows neither inline blocks nor their padding. No blanks between the pieces: they would be seen.
 */
export function inlineRow(
  pieces: readonly InlinePiece[],
  context: RenderContext,
  row: { readonly attributes?: string; readonly align?: StyleValues['align']; readonly wordWidth?: number } = {},
): string {
  const { attributes = '', align, wordWidth } = row;
  // The cell's align moves the ghost table in Word, the text's align the pieces everywhere else.
  const { settings } = context;
  const side = alignAside(align, settings);
  const style = styleAttribute(side && `text-align:${side}`, 'font-size:0');
  // Sizes in CSS grow with the letters on screens with more dots; those in attributes stay.
  const size = styleAttribute(wordWidth !== undefined && `width:${px(wordWidth)}`);
  const ghost = `${TABLE}${wordDirection(settings)}${alignAttribute(align, settings)}${size}><tr>`;
  const html = settings.outlook
    ? pieces
        .map((piece, index) => {
          const before = index === 0 ? ghost : piece.newRow ? '</td></tr><tr>' : '</td>';
          return `${onlyWord(`${before}<td${piece.wordCell}>`)}${piece.html}`;
        })
        .join('') + onlyWord('</td></tr></table>')
    : pieces.map((piece) => piece.html).join('');
  return `<div${attributes}${style}>${html}</div>`;
}
