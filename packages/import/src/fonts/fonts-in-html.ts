import { type HtmlElement, isElement, parseHtml } from '@mailwright/island';
import { attribute } from '../html/dom.ts';
import { type FoundFont, fontsOfAddress } from './found-font.ts';

/** More style sheets are nothing that a mail needs. */
const MAX_LINKS = 20;

/** The fonts of the style sheets that HTML links, and the addresses of those that do not say what they declare. */
export function linkedFonts(elements: readonly HtmlElement[]): {
  readonly fonts: readonly FoundFont[];
  readonly unnamed: readonly string[];
} {
  const addresses = elements
    .filter((element) => element.tagName === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel')))
    .map((element) => attribute(element, 'href').trim())
    .filter((address) => /^(?:https?:)?\/\//i.test(address))
    .slice(0, MAX_LINKS);
  return {
    fonts: addresses.flatMap(fontsOfAddress),
    unnamed: addresses.filter((address) => fontsOfAddress(address).length === 0),
  };
}

/** The same of markup for the head of a mail, and whether there is nothing else in it. */
export function fontsOfMarkup(html: string): { readonly fonts: readonly FoundFont[]; readonly isAll: boolean } {
  const elements = (parseHtml(html)?.childNodes ?? []).filter(isElement).flatMap(allIn);
  const { fonts, unnamed } = linkedFonts(elements);
  const others = elements.filter(({ tagName }) => !['html', 'head', 'body', 'link'].includes(tagName));
  const hints = elements.filter(
    (element) => element.tagName === 'link' && /preconnect|dns-prefetch/i.test(attribute(element, 'rel')),
  );
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const isAll =
    others.length === 0 && unnamed.length === 0 && fonts.length > 0 && html.replace(/<[^>]*>/g, '').trim() === '';
  return { fonts, isAll: isAll && links.length === hints.length + new Set(fonts.map(({ url }) => url)).size };
}

function allIn(element: HtmlElement): readonly HtmlElement[] {
  return [element, ...element.childNodes.filter(isElement).flatMap(allIn)];
}
