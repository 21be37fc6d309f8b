import type { RenderContext } from '../mail-block.ts';
import { box, SPACING_KEYS } from '../shared/box.ts';
import { styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { textDefaults, typographyCss } from '../shared/typography.ts';
import type { HtmlProps } from './definition.ts';

/**
 * The source between the tags of one `<div>`: an island may hold any number of elements, or none. The div carries the
 * mail's text style, since columns set their own font size to nothing.
 */
export function renderHtml({ props, style }: BlockView<HtmlProps>, context: RenderContext): string {
  const empty = props.source.trim() ? '' : context.label('label.empty');
  const font = styleAttribute(typographyCss(textDefaults(context.settings), 'text'));
  return box(`<div${empty}${font}>${context.foreign(props.source)}</div>`, style, context, SPACING_KEYS);
}
