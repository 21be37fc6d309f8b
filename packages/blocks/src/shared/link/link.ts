import { quotedAttribute } from '@mailwright/contract';
import { linkTrackingSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import type { RenderContext } from '../../mail-block.ts';

/** Target of a link. An object, so that further kinds of links can add keys without breaking anything. */
export const linkSchema = z.object({
  href: z.string().check(z.maxLength(8192)),
  target: z.enum(['_self', '_blank']),
  title: z.string().check(z.maxLength(1000)),
  tracking: z.optional(linkTrackingSchema),
});

export type Link = z.infer<typeof linkSchema>;

export const NO_LINK: Link = { href: '', target: '_self', title: '' };

interface LinkLike {
  readonly href: string;
  readonly target?: '_self' | '_blank' | null | undefined;
  readonly title?: string | null | undefined;
}

/** ` href="…"` (or in single quotes, see `quotedAttribute`) with what belongs to it; '' when the address is empty or may not be sent. */
export function linkAttributes(link: LinkLike, context: Pick<RenderContext, 'url'>): string {
  const href = context.url(link.href);
  if (!href) return '';
  const target = link.target === '_blank' ? ' target="_blank"' : '';
  const title = link.title ? ` title=${quotedAttribute(link.title)}` : '';
  return ` href=${quotedAttribute(href)}${target}${title}`;
}

/**
 * `content` in an element that leads to the link's address; where there is none to write, a `<span>` that looks the
 * same, since an `<a>` without an address is no link. `attributes` with a leading space.
 */
export function linkHtml(
  link: LinkLike,
  context: Pick<RenderContext, 'url'>,
  attributes: string,
  content: string,
): string {
  const address = linkAttributes(link, context);
  return address ? `<a${address}${attributes}>${content}</a>` : `<span${attributes}>${content}</span>`;
}
