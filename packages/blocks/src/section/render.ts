import type { RenderContext } from '../mail-block.ts';
import { BOX_KEYS, bgcolor, boxCss, horizontalInset } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses, hideClass } from '../shared/device-style.ts';
import { FULL_TABLE, onlyWord, TABLE } from '../shared/table.ts';
import { columnWidths } from './column-widths.ts';
import type { SectionProps } from './props.ts';

/** Always a `<div>`, so that the canvas can skip the layout of sections out of sight; a table inside only when styled. */
export function renderSection(view: BlockView<SectionProps>, context: RenderContext): string {
  const hidden = hideClass(view.style, context);
  const declarations = boxCss(view.style);
  const classes = deviceClasses(view.style, BOX_KEYS, context);
  const several = context.children.length > 1;
  // Blanks that a sending system puts between inline-block columns would make them wrap.
  const noBlanks = several && 'font-size:0';
  const content = several ? columns(view, context) : onlyColumn(view, context);
  if (!declarations && !classes) {
    const empty = content ? '' : context.label('label.empty');
    return `<div${empty}${classAttribute(hidden)}${styleAttribute(noBlanks)}>${content}</div>`;
  }
  const ground = bgcolor(view.style);
  const cell = `<td${ground && ` ${ground}`}${classAttribute(classes)}${styleAttribute(declarations, noBlanks)}>`;
  return `<div${classAttribute(hidden)}>${FULL_TABLE}><tr>${cell}${content}</td></tr></table></div>`;
}

function onlyColumn({ node }: BlockView<SectionProps>, context: RenderContext): string {
  const [column] = node.children ?? [];
  const hidden = column ? hideClass(column.style, context) : '';
  const content = context.children.join('');
  return hidden ? `<div class="${hidden}">${content}</div>` : content;
}

/**
 * Hybrid columns: inline blocks as wide as the split says and never wider than the window, so that they wrap under
 * each other by themselves where no media query works; a ghost table holds them for Word, which knows neither.
 */
function columns({ node, props, style }: BlockView<SectionProps>, context: RenderContext): string {
  const { settings, children } = context;
  const width = context.width - horizontalInset(style);
  const widths = columnWidths(props.columns, children.length, width);
  const cells = children.map((child, index) => {
    const hidden = node.children?.[index] ? hideClass(node.children[index].style, context) : '';
    return cell(child, widths[index] ?? 0, width, hidden, props, context);
  });
  const between = (index: number) =>
    `<td width="${widths[index]}" valign="${props.verticalAlign}"${reversed ? ` dir="${settings.dir}"` : ''}>`;
  const reversed = props.reverse && props.stack;
  // Written the other way round and read against the direction: side by side it looks as set, stacked the last comes first.
  const order = cells.map((_, index) => (reversed ? cells.length - 1 - index : index));
  const direction = reversed ? ` dir="${settings.dir === 'rtl' ? 'ltr' : 'rtl'}"` : '';
  const joined = order
    .map((index, position) => {
      if (!settings.outlook) return cells[index];
      const before = position === 0 ? between(index) : `</td>${between(index)}`;
      return (position === 0 ? '' : onlyWord(before)) + cells[index];
    })
    .join('');
  const row = settings.outlook
    ? onlyWord(`${TABLE} width="${width}"${direction}><tr>${between(order[0] ?? 0)}`) +
      joined +
      onlyWord('</td></tr></table>')
    : joined;
  return reversed ? `<div${direction}>${row}</div>` : row;
}

function cell(
  child: string,
  width: number,
  total: number,
  hidden: string,
  props: SectionProps,
  context: RenderContext,
): string {
  const full = props.stack && context.responsive('stack', 'max-width:100%');
  const size = props.stack ? `width:100%;max-width:${width}px` : `width:${Math.floor((width / total) * 10000) / 100}%`;
  const direction = props.reverse && props.stack ? ` dir="${context.settings.dir}"` : '';
  return `<div${direction}${classAttribute(full, hidden)} style="display:inline-block;${size};vertical-align:${props.verticalAlign}">${child}</div>`;
}
