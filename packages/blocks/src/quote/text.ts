import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { richTextPlain } from '../shared/text/rich-text-plain.ts';
import type { QuoteProps } from './definition.ts';

/** Lines marked as mail programs mark what is quoted, and who said it under them. */
export function quoteText({ props }: BlockView<QuoteProps>, context: TextContext): string {
  const words = richTextPlain(props.content, context).trim();
  const author = mergeTextPlain(props.author, context).trim();
  const lines = words === '' ? [] : words.split('\n').map((line) => `> ${line}`.trimEnd());
  return [...lines, ...(author ? [`-- ${author}`] : [])].join('\n');
}
