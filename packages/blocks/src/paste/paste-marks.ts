import { elementTag, startsWithTag } from '@mailwright/contract';
import type { RichMark } from '@mailwright/document';
import { type HtmlElement, schemeOf } from '@mailwright/island';
import { type Link, NO_LINK } from '../shared/link/link.ts';
import { isSendableAddress } from '../shared/link/link-problem.ts';
import { mayBeginWithHost } from '../shared/link/relative-address.ts';
import { attributeOf, inlineStyleOf } from './paste-element.ts';
import { type PasteLooks, withLook } from './paste-looks.ts';

type SimpleMark = Exclude<RichMark['type'], 'link' | 'textStyle'>;

const BY_TAG: Readonly<Record<string, SimpleMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sub: 'subscript',
  sup: 'superscript',
};

/**
 * The marks inside an element, given those around it. Sizes, fonts and colours become those of the mail, unless their
 * looks are wanted.
 */
export function marksInside(
  element: HtmlElement,
  around: readonly RichMark[],
  looks: PasteLooks | null = null,
): readonly RichMark[] {
  const marks = plainMarksInside(element, around);
  return looks ? withLook(element, marks, looks) : marks;
}

function plainMarksInside(element: HtmlElement, around: readonly RichMark[]): readonly RichMark[] {
  if (element.tagName === 'a' || elementTag(element.tagName) !== undefined) {
    const link = linkOf(element);
    return link.href ? [...without(around, 'link', 'underline'), linkMark(link)] : around;
  }
  const style = inlineStyleOf(element);
  const weight = style.get('font-weight') ?? '';
  const decoration = `${style.get('text-decoration')} ${style.get('text-decoration-line')}`;
  const own: (SimpleMark | undefined)[] = [
    BY_TAG[element.tagName],
    /^(?:bold|bolder|[6-9]00)$/.test(weight) ? 'bold' : undefined,
    style.get('font-style') === 'italic' ? 'italic' : undefined,
    decoration.includes('underline') ? 'underline' : undefined,
    decoration.includes('line-through') ? 'strike' : undefined,
    style.get('vertical-align') === 'sub' ? 'subscript' : undefined,
    style.get('vertical-align') === 'super' ? 'superscript' : undefined,
  ];
  const added = own.reduce<readonly RichMark[]>((marks, type) => (type ? withMark(marks, type) : marks), around);
  // Google Docs wraps everything it copies into a bold element that is not bold.
  return /^(?:normal|[1-5]00)$/.test(weight) ? without(added, 'bold') : added;
}

/** Returns the link of a pasted element; its address is empty if it leads only within the page it was copied from. */
export function linkOf(element: HtmlElement): Link {
  const system = elementTag(element.tagName);
  if (system !== undefined) return { ...NO_LINK, href: system };
  const href = attributeOf(element, 'href').trim();
  const target = attributeOf(element, 'target') === '_blank' ? '_blank' : '_self';
  const title = attributeOf(element, 'title').slice(0, 1000);
  const address = href.startsWith('//') ? `https:${href}` : href;
  return leadsOut(address) ? { href: address, target, title } : NO_LINK;
}

function leadsOut(address: string): boolean {
  if (address === '' || address.length > 8192) return false;
  if (schemeOf(address) !== '') return isSendableAddress(address);
  return /^#./.test(address) || startsWithTag(address) || (/^[^./?]/.test(address) && !mayBeginWithHost(address));
}

export function linkMark({ href, target, title }: Link): RichMark {
  const attrs = { href, ...(target === '_blank' ? { target } : {}), ...(title ? { title } : {}) };
  return { type: 'link', attrs };
}

function withMark(marks: readonly RichMark[], type: SimpleMark): readonly RichMark[] {
  const linked = marks.some((mark) => mark.type === 'link');
  const known = marks.some((mark) => mark.type === type);
  return known || (linked && type === 'underline') ? marks : [...marks, { type }];
}

function without(marks: readonly RichMark[], ...types: readonly RichMark['type'][]): readonly RichMark[] {
  return marks.filter(({ type }) => !types.includes(type));
}
