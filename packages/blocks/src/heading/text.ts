import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { richTextPlain } from '../shared/text/rich-text-plain.ts';
import type { HeadingProps } from './definition.ts';

/** The two big levels stand out in capitals' stead by a line under them. */
export function headingText({ props }: BlockView<HeadingProps>, context: TextContext): string {
  const words = richTextPlain(props.content, context).replace(/\s+/g, ' ').trim();
  if (!words) return '';
  const underline = { h1: '=', h2: '-', h3: '', h4: '', h5: '', h6: '' }[props.level];
  return underline ? `${words}\n${underline.repeat(Math.min(78, words.length))}` : words;
}
