import type { StyleValues } from '@mailwright/document';
import type { ChildPart, RenderContext } from '../mail-block.ts';
import { backgroundOf, withSolidBackground } from '../shared/background.ts';
import { BOX_KEYS, bgcolor, boxCss, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { hiding } from '../shared/hiding.ts';
import { FULL_TABLE } from '../shared/table.ts';

interface ColumnProps {
  readonly gap: number;
}

const LOOK_KEYS = BOX_KEYS.filter((key) => !SPACING_KEYS.includes(key));

/**
 * One table, one row for each block. The column's padding and the gaps between blocks are both the padding of the
 * rows' cells, which every client knows; margins of blocks would be lost in Word.
 */
export function renderColumn(view: BlockView<ColumnProps>, context: RenderContext): string {
  const background = backgroundOf(view.style, context);
  const style = withSolidBackground(view.style, background);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft, ...look } = style;
  const padding = { paddingTop, paddingRight, paddingBottom, paddingLeft };
  const bgcolorAttribute = bgcolor(style);
  const attributes =
    classAttribute(deviceClasses(style, LOOK_KEYS, context), background.darkClass) +
    styleAttribute(boxCss(look), background.css);
  const spacing = deviceClasses(style, SPACING_KEYS, context);
  const rows = spacing ? framedRows(view, padding, spacing, context) : blockRows(view, padding, context);
  return `${FULL_TABLE}${bgcolorAttribute && ` ${bgcolorAttribute}`}${attributes}>${rows}</table>`;
}

/** Padding that changes on a device belongs to one cell around all rows, so that the gaps stay as they are. */
function framedRows(
  view: BlockView<ColumnProps>,
  padding: StyleValues,
  classes: string,
  context: RenderContext,
): string {
  const inner = `${FULL_TABLE}>${blockRows(view, {}, context)}</table>`;
  return `<tr><td${classAttribute(classes)}${styleAttribute(paddingCss(padding))}>${inner}</td></tr>`;
}

function blockRows({ node, props }: BlockView<ColumnProps>, padding: StyleValues, context: RenderContext): string {
  const { children, gaps, parts = [] } = context;
  const gapUnder = (index: number) => gaps[index] ?? props.gap;
  // The last block has no space under it: what it takes with it is that above, unless the one before has it.
  const takesGapAbove = (index: number) =>
    index > 0 && index === children.length - 1 && parts[index] !== undefined && parts[index - 1] === undefined;
  if (children.length === 0) {
    return `<tr><td${context.labelAttribute('label.empty')}${styleAttribute(paddingCss(padding))}></td></tr>`;
  }
  return children
    .map((child, index) => {
      const last = index === children.length - 1;
      const own = paddingCss({
        ...padding,
        ...(index > 0 && { paddingTop: 0 }),
        ...(!last && { paddingBottom: parts[index] || takesGapAbove(index + 1) ? 0 : gapUnder(index) }),
      });
      // The cell is hidden with its block, so that no gap stays behind.
      const { className, css, content } = hiding(node.children?.[index]?.style, 'table-cell', context);
      const gap = takesGapAbove(index)
        ? { paddingTop: gapUnder(index - 1) }
        : last
          ? {}
          : { paddingBottom: gapUnder(index) };
      const inside =
        parts[index]
          ?.map((part) => part.before + withGap(part.html, gapOf(part, gap, props.gap)) + part.after)
          .join('') ?? child;
      // Where a system leaves its content out, Word would give the empty cell a line.
      const empty = parts[index] && 'font-size:0';
      return `<tr><td${classAttribute(className)}${styleAttribute(own, css, empty)}>${content(inside)}</td></tr>`;
    })
    .join('\n');
}

/** Returns the space beside a part: that of its place, and where others are shown with it, that between them. */
function gapOf({ joinsNext, joinsPrevious }: ChildPart, place: StyleValues, between: number): StyleValues {
  return {
    ...place,
    ...(joinsPrevious && { paddingTop: 0 }),
    ...(joinsNext && { paddingBottom: joinsNext.gap ?? between }),
  };
}

/** A block with the space beside it, so that both are there or neither is. */
function withGap(html: string, gap: StyleValues): string {
  const declarations = paddingCss(gap);
  if (!gap.paddingTop && !gap.paddingBottom) return html;
  return `${FULL_TABLE}><tr><td${styleAttribute(declarations)}>${html}</td></tr></table>`;
}
