import { itemNumbers, markerType, type RichBlock, type RichInline, type RichText } from '@mailwright/document';
import type { TextContext } from '../../mail-block.ts';
import { itemNumber } from './item-number.ts';
import { mergeTextPlain } from './merge-text.ts';
import { plainAddress, plainMark } from './plain-parts.ts';
import { withWholeTags } from './whole-tags.ts';

/** Plain-text form of rich text: paragraphs apart by an empty line, bullets and numbers before items, addresses after links. */
export function richTextPlain(text: RichText, context: TextContext): string {
  return text.map((block) => blockPlain(block, context)).join('\n\n');
}

function blockPlain(block: RichBlock, context: TextContext): string {
  if (block.type === 'paragraph') return inlinePlain(block.content ?? [], context);
  const numbers = itemNumbers(block);
  return block.content
    .map((item, index) => {
      const number = itemNumber(numbers[index] ?? index + 1, markerType(block));
      const bullet = plainMark(block.type === 'bulletList' ? undefined : number);
      const content = item.content.map((child) => blockPlain(child, context)).join('\n');
      return bullet + content.replaceAll('\n', `\n${' '.repeat(bullet.length)}`);
    })
    .join('\n');
}

function inlinePlain(inlines: readonly RichInline[], context: TextContext): string {
  const content = withWholeTags(inlines);
  let plain = '';
  let isAddressLast = false;
  content.forEach((inline, index) => {
    if (inline.type === 'hardBreak') {
      plain += '\n';
      isAddressLast = false;
      return;
    }
    const words =
      inline.type === 'text'
        ? mergeTextPlain(inline.text, context)
        : context.mergeTag(inline.attrs.name, inline.attrs.fallback);
    // Links may stand right beside each other: their looks keep them apart.
    plain += isAddressLast && /^[\p{L}\p{N}<[{(]/u.test(words) ? ` ${words}` : words;
    isAddressLast = false;
    const href = hrefOf(inline);
    // The address follows the last word of the link, not each differently marked piece of it.
    if (!href || href === hrefOf(content[index + 1])) return;
    const address = plainAddress(context.url(href), words);
    plain += address;
    isAddressLast = address !== '';
  });
  return plain;
}

function hrefOf(inline: RichInline | undefined): string | undefined {
  if (inline === undefined || inline.type === 'hardBreak') return undefined;
  const link = inline.marks?.find((mark) => mark.type === 'link');
  return link?.attrs.href;
}
