import type { RenderContext } from '../mail-block.ts';
import { box, SPACING_KEYS } from '../shared/box.ts';
import { styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { textDefaults, typographyCss } from '../shared/text/typography.ts';
import type { HtmlProps } from './definition.ts';

/**
 * The source between the tags of one `<div>`: an island may hold any number of elements, or none. The div carries the
 * mail's text style, since columns set their own font size to nothing.
 */
export function renderHtml({ props, style }: BlockView<HtmlProps>, context: RenderContext): string {
  const empty = props.source.trim() ? '' : context.labelAttribute('label.empty');
  const script = /<script\b/i.test(props.source) ? context.labelAttribute('label.script') : '';
  const font = styleAttribute(typographyCss(textDefaults(context.settings), 'text'), OWN_BREAKS);
  // What a script makes of the code cannot be shown where scripts do not run: the canvas says so in its place.
  const content = script && !isWhole(props.source) ? '' : context.foreign(props.source);
  return box(`<div${empty || script}${font}>${content}</div>`, style, context, SPACING_KEYS);
}

/** Foreign tables were laid out by their longest words: the mail's breaking of words would squeeze them. */
const OWN_BREAKS = 'word-break:normal;overflow-wrap:normal';

/** Text directly before foreign HTML in a mail; it occurs nowhere else. */
export const FOREIGN_START = `${OWN_BREAKS}">`;

/** A whole imported mail is shown all the same; the warning stands under it. */
function isWhole(source: string): boolean {
  return /<(?:!doctype|html|body)\b/i.test(source);
}
