import type { RenderContext } from '../mail-block.ts';
import { productHtml } from '../product/render.ts';
import { columnWidths, shareOf } from '../section/column-widths.ts';
import { BOX_KEYS, box, horizontalInset } from '../shared/box.ts';
import type { BlockView } from '../shared/define-block.ts';
import { inlineRow } from '../shared/inline-row.ts';
import type { ProductListProps } from './definition.ts';
import { productsOf } from './products-of.ts';

/** Space around each product, CSS pixels: at its sides, and under it. */
const SIDE = 8;
const UNDER = 16;

/** Columns narrower than this have small words, CSS pixels. */
const COMPACT = 200;

/** Equal columns that stand under each other on phones; a ghost table of as many rows holds them for Word. */
export function renderProductList(view: BlockView<ProductListProps>, context: RenderContext): string {
  const { node, props, style } = view;
  const products = productsOf(props, context);
  if (products.length === 0) {
    return `<div${context.labelAttribute(props.rule ? 'label.none' : 'label.empty')}></div>`;
  }
  const whole = Math.max(1, Math.round(context.width - horizontalInset(style)));
  const widths = columnWidths([], props.columns, whole);
  const pieces = products.map((product, index) => {
    const width = widths[index % props.columns] ?? whole;
    const inside = Math.max(1, width - 2 * SIDE);
    const isCompact = inside < COMPACT;
    // A picture beside words would leave both too little.
    const shown = isCompact ? { ...product, layout: 'vertical' as const } : product;
    const html = productHtml({ node, props: shown, style }, inside, context, isCompact);
    const column = context.stacking(shareOf(width, whole));
    const look = `display:inline-block;width:100%;max-width:${width}px;vertical-align:top`;
    return {
      // Word reads the padding of the cell alone, all others that of the element in it.
      html: `<div class="${column}" style="${look}"><div style="padding:0 ${SIDE}px ${UNDER}px">${html}</div></div>`,
      wordCell: ` valign="top" style="width:${width}px;padding:0 ${SIDE}px ${UNDER}px"`,
      newRow: index > 0 && index % props.columns === 0,
    };
  });
  return box(inlineRow(pieces, context, { wordWidth: whole }), style, context, BOX_KEYS);
}
