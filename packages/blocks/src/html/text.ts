import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import type { HtmlProps } from './definition.ts';

/** The words of foreign HTML, as who has a parser reads them. */
export function htmlText({ props }: BlockView<HtmlProps>, context: TextContext): string {
  return context.foreignText(props.source);
}
