import { isSendableAddress, type Link, NO_LINK } from '@mailwright/blocks';
import { elementTag } from '@mailwright/contract';
import type { HtmlElement } from '@mailwright/island';
import { attribute } from '../../dom.ts';
import type { ImportContext } from '../../import-context.ts';
import { isKeptAddress } from '../../template-tags.ts';

/** Returns whether an element is a link, or becomes one in its sending system. */
export function isLink({ tagName }: HtmlElement): boolean {
  return tagName === 'a' || elementTag(tagName) !== undefined;
}

/** Returns whether a link has no address, so that a link within it gives the address. */
export function leadsNowhere(link: HtmlElement): boolean {
  return link.tagName === 'a' && /^#?$/.test(attribute(link, 'href').trim());
}

/** Returns the link of an element. `exact` is false if a block would not send the address as it is written. */
export function linkOf(
  element: HtmlElement,
  { source }: Pick<ImportContext, 'source'>,
): { readonly link: Link; readonly exact: boolean } {
  const system = elementTag(element.tagName);
  if (system !== undefined) return { link: { ...NO_LINK, href: system }, exact: true };
  const written = attribute(element, 'href').trim();
  const href = written.startsWith('//') ? `https:${written}` : written;
  if (href === '') return { link: NO_LINK, exact: true };
  if (href.length > 8192 || !isSendableAddress(href)) return { link: NO_LINK, exact: false };
  const target = attribute(element, 'target') === '_blank' ? '_blank' : '_self';
  return {
    link: { href, target, title: attribute(element, 'title').slice(0, 1000) },
    exact: isKeptAddress(href, source),
  };
}
