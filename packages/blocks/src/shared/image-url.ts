import { mapTags, startsWithTag } from '@mailwright/contract';
import type { RenderContext } from '../mail-block.ts';
import { mailUrl } from './link/mail-url.ts';
import { isRelativeAddress } from './link/relative-address.ts';

/** An address of a picture on a host with a dot, a path, or one that a sending system fills in. */
const PICTURE =
  /^(?:https?:\/\/(?:localhost(?=[:/?#]|$)|[^/?#]*[^/?#.]\.[^/?#.]|[^/?#]*\{\{|\[[\da-f:]+\])|\/(?!\/)|\{\{|\{%|<%|\*\||%%|\[\[|\$\{)/i;

/** A name in brackets of some sending system. */
const NAMED = /^[{[][^\s{}[\]]+[}\]]/;

/** The address of a picture as it may be sent; '' for what is none: `not a url`, `https://`, `mailto:anna@acme.example`. */
export function imageUrl(address: string, context: Pick<RenderContext, 'url'>): string {
  return isImageAddress(address) ? context.url(address) : '';
}

/** Returns whether the address can be that of a picture. '' cannot. */
export function isImageAddress(address: string): boolean {
  const url = mailUrl(address, '', (name) => `{{${name}}}`);
  // Which host a tag gives is not known.
  const known = mapTags(
    url,
    (part) => part,
    () => '{{tag}}',
  );
  return PICTURE.test(known) || startsWithTag(url) || isRelativeAddress(url) || NAMED.test(url);
}
