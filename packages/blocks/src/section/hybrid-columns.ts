import type { RenderContext } from '../mail-block.ts';
import { wordDirection } from '../shared/block-align.ts';
import { horizontalInset } from '../shared/box.ts';
import { classAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { hiding } from '../shared/hiding.ts';
import { onlyWord, TABLE } from '../shared/table.ts';
import { columnWidths, shareOf } from './column-widths.ts';
import type { SectionProps } from './props.ts';

/** One column with what stands before it for Word. */
interface Column {
  readonly html: string;
  /** '' for a column that Word does not get. */
  readonly wordCell: string;
}

/**
 * Hybrid columns: inline blocks as wide as the split says and never wider than the window, so that they wrap under
 * each other by themselves where no media query works; a ghost table holds them for Word, which knows neither. Where
 * media queries do work, columns beside each other are shares of the width there is, since a webmail's pane can be
 * narrower than the mail in a window that is no phone's.
 */
export function hybridColumns(view: BlockView<SectionProps>, context: RenderContext): string {
  const { settings } = context;
  const width = context.width - horizontalInset(view.style);
  // Written last to first and read against the direction: side by side it looks as set, stacked the last comes first.
  const reversed = view.props.reverse && view.props.stack;
  const against = reversed ? ` dir="${settings.dir === 'rtl' ? 'ltr' : 'rtl'}"` : '';
  const columns = columnsOf(view, width, reversed ? ` dir="${settings.dir}"` : '', context);
  const html = writeRow(
    reversed ? columns.reverse() : columns,
    // Sizes in CSS grow with the letters on screens with more dots; those in attributes stay.
    `${TABLE}${against || wordDirection(settings)} style="width:${width}px"><tr valign="${view.props.verticalAlign}">`,
    settings.outlook,
  );
  return reversed ? `<div${against}>${html}</div>` : html;
}

function columnsOf(view: BlockView<SectionProps>, width: number, direction: string, context: RenderContext): Column[] {
  const { node, props } = view;
  const widths = columnWidths(props.columns, context.children.length, width);
  return context.children.map((child, index) => {
    const own = widths[index] ?? 0;
    const style = node.children?.[index]?.style;
    const share = shareOf(own, width);
    const size = props.stack ? `width:100%;max-width:${own}px` : `width:${share}`;
    const { className, css, content } = hiding(style, 'inline-block', context);
    const classes = classAttribute(props.stack && context.stacking(share), className);
    const display = css || 'display:inline-block';
    return {
      html: content(
        `<div${direction}${classes} style="${display};${size};vertical-align:${props.verticalAlign}">${child}</div>`,
      ),
      wordCell: css ? '' : `<td${direction} style="width:${own}px">`,
    };
  });
}

/** No blanks between the columns, and the ghost table's tags in comments of their own around each of them. */
function writeRow(columns: readonly Column[], table: string, outlook: boolean): string {
  if (!outlook) return columns.map((column) => column.html).join('');
  let isOpen = false;
  const cells = columns.map(({ html, wordCell }) => {
    if (!wordCell) return html;
    const before = isOpen ? `</td>${wordCell}` : `${table}${wordCell}`;
    isOpen = true;
    return onlyWord(before) + html;
  });
  return cells.join('') + (isOpen ? onlyWord('</td></tr></table>') : '');
}
