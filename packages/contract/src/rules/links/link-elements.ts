import type { SpecialField } from '../../profiles/sending-profile.ts';
import { neutralTag } from '../tags/neutral-field.ts';

/** Elements of sending systems that become links where they stand, and the neutral field that each leads to. */
const LINK_ELEMENTS: Readonly<Record<string, SpecialField | null>> = {
  unsubscribe: 'unsubscribe',
  preferences: 'unsubscribe_profile',
  webversion: 'view_in_browser',
  // No field of mails stands for it: its own tag does.
  forwardtoafriend: null,
};

const ELEMENT = /<(unsubscribe|preferences|webversion|forwardtoafriend)(?=[\s/>])/gi;

/** The tag that an element of a sending system stands for, such as `<unsubscribe>`; undefined for any other element. */
export function elementTag(tagName: string): string | undefined {
  return Object.hasOwn(LINK_ELEMENTS, tagName) ? `[${tagName}]` : undefined;
}

/** Returns whether a tag has such an element: `[unsubscribe]`. */
export function isElementTag(tag: string): boolean {
  return elementTag(tag.slice(1, -1)) === tag;
}

/** The neutral field of a tag that such an element stands for; undefined for any other tag. */
export function fieldOfElementTag(tag: string): string | undefined {
  const name = tag.slice(1, -1);
  const field = elementTag(name) === tag ? LINK_ELEMENTS[name] : undefined;
  return field ? neutralTag(field) : undefined;
}

/** More of them tell no more of their system. */
const MAX_REPORTED = 50;

/** The tags that the elements in HTML stand for, as their systems write them in plain text: `[unsubscribe]`. */
export function linkElementTags(html: string): readonly string[] {
  const found: string[] = [];
  for (const [, name = ''] of html.matchAll(ELEMENT)) {
    found.push(`[${name.toLowerCase()}]`);
    if (found.length >= MAX_REPORTED) break;
  }
  return found;
}

/** A link whose address is the tag of one of these elements, in HTML that this product wrote. */
const LINK =
  /<a href="\[(unsubscribe|preferences|webversion|forwardtoafriend)\]"([^<>]*)>((?:(?!<\/?a[\s>]).)*)<\/a>/gs;

/** HTML of a block with the elements of these systems in the place of links that lead to their tags. */
export function withLinkElements(html: string): string {
  return html.includes('href="[') ? html.replace(LINK, '<$1$2>$3</$1>') : html;
}
