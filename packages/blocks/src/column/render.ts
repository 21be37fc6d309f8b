import type { StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
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
  const { children, gaps } = context;
  if (children.length === 0) {
    return `<tr><td${context.labelAttribute('label.empty')}${styleAttribute(paddingCss(padding))}></td></tr>`;
  }
  return children
    .map((child, index) => {
      const last = index === children.length - 1;
      const own = paddingCss({
        ...padding,
        ...(index > 0 && { paddingTop: 0 }),
        ...(!last && { paddingBottom: gaps[index] ?? props.gap }),
      });
      // The cell is hidden with its block, so that no gap stays behind.
      const { className, css, content } = hiding(node.children?.[index]?.style, 'table-cell', context);
      return `<tr><td${classAttribute(className)}${styleAttribute(own, css)}>${content(child)}</td></tr>`;
    })
    .join('\n');
}
