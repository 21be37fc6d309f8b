import type { RenderContext } from '../mail-block.ts';
import { backgroundOf, withSolidBackground } from '../shared/background.ts';
import { BOX_KEYS, bgcolor, boxCss } from '../shared/box.ts';
import { classAttribute, css, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { hiding } from '../shared/hiding.ts';
import { FULL_TABLE } from '../shared/table.ts';
import { hybridColumns } from './hybrid-columns.ts';
import { onImage } from './on-image.ts';
import type { SectionProps } from './props.ts';
import { stripe } from './stripe.ts';

/**
 * Always a `<div>`, so that the canvas can skip the layout of sections out of sight; a table inside only when styled.
 * `minHeight` is for sections that show an image even where they hold little.
 */
export function renderSection(section: BlockView<SectionProps>, context: RenderContext, minHeight = 0): string {
  const background = backgroundOf(section.style, context);
  const view = { ...section, style: withSolidBackground(section.style, background) };
  const { node, style } = view;
  const several = context.children.length > 1;
  // Blanks that a sending system puts between inline-block columns would make them wrap.
  const noBlanks = several ? 'font-size:0' : '';
  const content = several ? hybridColumns(view, context) : onlyColumn(node.children?.[0]?.style, context);
  const hidden = hiding(style, 'block', context);
  const start = `<div${content ? '' : context.labelAttribute('label.empty')}${classAttribute(hidden.className)}`;
  const inBox = (html: string) => `${start}${styleAttribute(hidden.css)}>${hidden.content(html)}</div>`;
  if (style.stripe && context.onPage) return inBox(stripe(content, view, background, minHeight, context));
  if (background.image || minHeight > 0) return inBox(onImage(content, view, background, minHeight, context));
  const declarations = css(boxCss(style), background.css, noBlanks);
  const classes = classAttribute(deviceClasses(style, BOX_KEYS, context), background.darkClass);
  if (declarations === noBlanks && !classes) {
    return `${start}${styleAttribute(noBlanks, hidden.css)}>${hidden.content(content)}</div>`;
  }
  const bgcolorAttribute = bgcolor(style);
  const cell = `<td${bgcolorAttribute && ` ${bgcolorAttribute}`}${classes}${styleAttribute(declarations)}>`;
  return inBox(`${FULL_TABLE}><tr>${cell}${content}</td></tr></table>`);
}

function onlyColumn(style: BlockView<SectionProps>['style'] | undefined, context: RenderContext): string {
  const html = context.children.join('');
  const { className, css: own, content } = hiding(style, 'block', context);
  return className ? `<div class="${className}"${styleAttribute(own)}>${content(html)}</div>` : html;
}
