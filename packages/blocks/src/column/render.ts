import type { NodeStyle } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { BOX_KEYS, bgcolor, boxCss, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses, hideClass } from '../shared/device-style.ts';
import { FULL_TABLE } from '../shared/table.ts';

interface ColumnProps {
  readonly gap: number;
}

/**
 * One table, one row for each block. The column's padding and the gaps between blocks are both the padding of the
 * rows' cells, which every client knows; margins of blocks would be lost in Word.
 */
export function renderColumn(view: BlockView<ColumnProps>, context: RenderContext): string {
  const { style } = view;
  const { paddingTop: _top, paddingRight: _right, paddingBottom: _bottom, paddingLeft: _left, ...look } = style;
  const looks = boxCss(look);
  const ground = bgcolor(style);
  const rows = needsBox(style) ? boxedRows(view, context) : plainRows(view, context);
  return `${FULL_TABLE}${ground && ` ${ground}`}${styleAttribute(looks)}>${rows}</table>`;
}

/** Paddings that change on a device belong to one cell around all rows, so that the gaps stay as they are. */
function needsBox(style: NodeStyle): boolean {
  return style.tablet !== undefined || style.phone !== undefined;
}

function boxedRows({ node, props, style }: BlockView<ColumnProps>, context: RenderContext): string {
  const bare: NodeStyle = {};
  const inner = `${FULL_TABLE}>${plainRows({ node, props, style: bare }, context)}</table>`;
  const classes = deviceClasses(style, BOX_KEYS, context);
  return `<tr><td${classAttribute(classes)}${styleAttribute(paddingCss(style))}>${inner}</td></tr>`;
}

function plainRows({ node, props, style }: BlockView<ColumnProps>, context: RenderContext): string {
  const { children, gaps } = context;
  if (children.length === 0) {
    return `<tr><td${context.label('label.empty')}${styleAttribute(paddingCss(style))}></td></tr>`;
  }
  return children
    .map((child, index) => {
      const last = index === children.length - 1;
      const padding = paddingCss({
        ...sides(style),
        ...(index > 0 && { paddingTop: 0 }),
        ...(!last && { paddingBottom: gaps[index] ?? props.gap }),
      });
      const own = node.children?.[index];
      return `<tr><td${classAttribute(own && hideClass(own.style, context))}${styleAttribute(padding)}>${child}</td></tr>`;
    })
    .join('\n');
}

function sides(style: NodeStyle): NodeStyle {
  return Object.fromEntries(SPACING_KEYS.map((key) => [key, style[key] ?? 0]));
}
