import type { RenderContext } from '../mail-block.ts';
import { BOX_KEYS, bgcolor, boxCss } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses, hideClass } from '../shared/device-style.ts';
import { FULL_TABLE } from '../shared/table.ts';
import { hybridColumns } from './hybrid-columns.ts';
import type { SectionProps } from './props.ts';

/** Always a `<div>`, so that the canvas can skip the layout of sections out of sight; a table inside only when styled. */
export function renderSection(view: BlockView<SectionProps>, context: RenderContext): string {
  const { node, style } = view;
  const hidden = hideClass(style, context);
  const declarations = boxCss(style);
  const classes = deviceClasses(style, BOX_KEYS, context);
  const several = context.children.length > 1;
  // Blanks that a sending system puts between inline-block columns would make them wrap.
  const noBlanks = several && 'font-size:0';
  const content = several ? hybridColumns(view, context) : onlyColumn(node.children?.[0]?.style, context);
  if (!declarations && !classes) {
    const empty = content ? '' : context.label('label.empty');
    return `<div${empty}${classAttribute(hidden)}${styleAttribute(noBlanks)}>${content}</div>`;
  }
  const ground = bgcolor(style);
  const cell = `<td${ground && ` ${ground}`}${classAttribute(classes)}${styleAttribute(declarations, noBlanks)}>`;
  return `<div${classAttribute(hidden)}>${FULL_TABLE}><tr>${cell}${content}</td></tr></table></div>`;
}

function onlyColumn(style: BlockView<SectionProps>['style'] | undefined, context: RenderContext): string {
  const hidden = style ? hideClass(style, context) : '';
  const content = context.children.join('');
  return hidden ? `<div class="${hidden}">${content}</div>` : content;
}
