import type { RenderContext } from '../mail-block.ts';
import { box } from '../shared/box.ts';
import { classAttribute, color, css, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { darkClass } from '../shared/device-style.ts';
import { labelWidth } from '../shared/text/label-width.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { typographyCss } from '../shared/text/typography.ts';
import type { FormDataTableProps } from './definition.ts';

/** Share of the left column, percent. */
const LEFT = 40;

/** The line under a cell is the next one's, or the table's. */
const UNDER_EACH_OTHER = 'display:block;width:auto;border-bottom:0';

/**
 * A table of data: announced as one, with heads for its columns and rows. Its roles are written out, since cells that
 * stand under each other on narrow screens would lose them.
 */
export function renderFormDataTable(view: BlockView<FormDataTableProps>, context: RenderContext): string {
  const { props } = view;
  const frame = `${px(props.borderWidth)} solid ${color(props.borderColor) || '#d5d8dd'}`;
  const write = cellWriter(view, frame, context);
  const head = { role: 'columnheader', scope: 'col', bold: true, background: color(props.headColor) } as const;
  const rows = props.rows.map(({ label, value }) =>
    row(write(label, { role: 'rowheader', scope: 'row', left: true, bold: true }), write(value, { role: 'cell' })),
  );
  const heads = row(write(props.leftText, { ...head, left: true }), write(props.rightText, head));
  const closed = classAttribute(context.responsive('stack', `border-bottom:${frame}`));
  const table =
    `<table role="table" cellpadding="0" cellspacing="0" border="0" width="100%"${closed}` +
    ` style="border-collapse:collapse">${heads}${rows.join('')}</table>`;
  return box(table, { paddingTop: props.marginTop, paddingBottom: props.marginBottom }, context);
}

interface Cell {
  readonly role: 'columnheader' | 'rowheader' | 'cell';
  readonly scope?: 'col' | 'row';
  readonly left?: boolean;
  readonly bold?: boolean;
  readonly background?: string;
}

function cellWriter({ props, style }: BlockView<FormDataTableProps>, frame: string, context: RenderContext) {
  const dark = darkClass({ ...style, color: props.textColor }, context);
  // A cell with a background of its own keeps its ink on it.
  const onOwn = style.dark?.backgroundColor ? dark : darkClass(style, context);
  const textAlign = sideOf(props.textAlign, context);
  // Under the table's breakpoint each answer stands under its label, both in one box.
  const upper = context.responsive('stack', `${UNDER_EACH_OTHER};padding-bottom:0`);
  const lower = context.responsive('stack', `${UNDER_EACH_OTHER};padding-top:4px;border-top:0`);
  const typography = (bold: boolean) =>
    typographyCss(
      {
        fontFamily: context.settings.paragraphFonts,
        fontSize: props.fontSize,
        fontWeight: bold ? 'bold' : 'normal',
        color: props.textColor,
        textAlign,
      },
      'text',
    );
  // A label is read as a whole word where all of them have room; answers can be long, and break.
  const availableWidth = context.width / 2 - 2 * (props.rowPadding + props.borderWidth);
  const labels = [props.leftText, props.rightText, ...props.rows.map(({ label }) => label)];
  const fits = (label: string) =>
    label.split(/\s+/).every((word) => labelWidth(word, props.fontSize, true) <= availableWidth);
  const whole = labels.every(fits) && 'word-break:normal';
  const looks = { bold: typography(true), normal: typography(false) };
  return (text: string, { role, scope, left = false, bold = false, background = '' }: Cell) => {
    const tag = scope ? 'th' : 'td';
    const look = css(
      `padding:${px(props.rowPadding)}`,
      `border:${frame}`,
      bold ? looks.bold : looks.normal,
      bold && whole,
      background && `background-color:${background}`,
    );
    const attributes =
      (scope ? ` scope="${scope}"` : '') +
      (left ? ` width="${LEFT}%"` : '') +
      ` align="${textAlign}"` +
      (background && ` bgcolor="${background}"`);
    const classes = classAttribute(left ? upper : lower, background ? onOwn : dark);
    return `<${tag} role="${role}"${attributes}${classes}${styleAttribute(look)}>${mergeTextHtml(text, context)}</${tag}>`;
  };
}

/** Its left is where lines begin, as that of all texts which say nothing. */
function sideOf(side: FormDataTableProps['textAlign'], { settings }: RenderContext): FormDataTableProps['textAlign'] {
  if (side === 'center' || settings.dir === 'ltr') return side;
  return side === 'left' ? 'right' : 'left';
}

function row(...cells: readonly string[]): string {
  return `<tr role="row">${cells.join('')}</tr>`;
}
