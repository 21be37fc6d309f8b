import { type AddressPosition, mapAddress, mapTags, tagPieces } from '@mailwright/contract';
import { isRelativeAddress, mayBeginWithHost } from './relative-address.ts';

/** Schemes a mail may link to, whatever follows. Those of apps need `//`; everything else is dropped. */
const ALLOWED = new Set(
  'http https mailto tel sms skype viber webcal webcals whatsapp geo facetime facetime-audio'.split(' '),
);

/**
 * Schemes that no app has for its own: what runs, what is read from the reader's own disk or page, what starts programs
 * of the system, and protocols that are no page.
 */
const REFUSED =
  /^(?:javascript|vbscript|livescript|mocha|jscript|data|file|filesystem|blob|about|view-source|(?:chrome|moz|edge|opera|safari|ms)(?:-.*)?|ms[a-z]*-.*|resource|res|jar|mhtml|mk|its|hcp|shell|search|search-ms|ldaps?|smb|afp|nfs|ssh|telnet|rdp|vnc|intent|android-app|wss?|ftps?|sftp|gopher|news|nntp|cid|mid|urn)$/;

/** Schemes of addresses that could run; they must not come to stand first when the tags before them give nothing. */
const RUNS = /^\s*(?:javascript|vbscript|livescript|mocha|jscript|data|file|blob)\s*:/i;

/** The same behind what may be a tag of some sending system that gives nothing. */
const RUNS_BEHIND = /(?:javascript|vbscript|livescript|mocha|jscript|data|file|blob)\s*:/i;

/** Beginning of an address that a sending system fills in, even if its tag is unfinished. */
const TEMPLATING = /^(?:\{\{|\{%|<%|\*\||%%|\[\[|\$\{)/;

/** Characters that browsers drop from an address before they read its scheme: `java\nscript:` is `javascript:`. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Writes a field of an address. */
export type AddressFieldWriter = (name: string, fallback: string | undefined, position: AddressPosition) => string;

/**
 * The address as it may be sent: paths made absolute on `assetBase`, a bare host given `http://`, blanks and quotes
 * encoded, merge fields written by `field`, other template tags and names of files as they are. '' when it may not be sent.
 */
export function mailUrl(address: string, assetBase: string, field: AddressFieldWriter): string {
  const clean = mapTags(address, withoutIgnored, same).trim();
  if (clean === '') return '';
  const pieces = tagPieces(clean);
  if (pieces[0]?.isTag) return runsWithoutTags(clean) ? '' : written(clean, field);
  if (clean.startsWith('{{')) return clean.length > 4 ? written(clean, field) : '';
  if (clean.startsWith('#') || TEMPLATING.test(clean)) return written(clean, field);
  if (clean.startsWith('//')) return hasHost(clean) ? `https:${written(clean, field)}` : '';
  if (clean.startsWith('/')) return assetBase + written(clean, field);
  if (isRelativeAddress(clean)) return written(clean, field);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)?.[1]?.toLowerCase();
  if (scheme !== undefined && (ALLOWED.has(scheme) || isOfApp(scheme, clean))) {
    return /^https?$/.test(scheme) && !hasHost(clean.slice(scheme.length + 1)) ? '' : written(clean, field);
  }
  // `localhost:3000` and `shop.example:8080/x` look like schemes; a port tells them apart.
  if (scheme !== undefined && !/^[a-z0-9.-]+:\d+(?:[/?#]|$)/i.test(clean)) return '';
  if (!mayBeginWithHost(clean)) return RUNS_BEHIND.test(clean) ? '' : written(clean, field);
  return hasHost(`//${clean}`) ? `http://${written(clean, field)}` : '';
}

/** `myapp://orders/7`: the address of a place in an app. */
function isOfApp(scheme: string, address: string): boolean {
  return !REFUSED.test(scheme) && /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]/i.test(address);
}

function withoutIgnored(part: string): string {
  return part.replace(IGNORED, '');
}

function same(tag: string): string {
  return tag;
}

/** Returns whether the address becomes code when some or all of its tags, e.g. those of conditions, give an empty text. */
function runsWithoutTags(address: string): boolean {
  const words = tagPieces(address).flatMap(({ text, isTag }) => (isTag ? [] : [text]));
  return RUNS.test(words.join('')) || words.some((part) => RUNS.test(part));
}

/** Returns whether a host follows the two slashes: not empty, and without blanks outside of template tags. */
function hasHost(address: string): boolean {
  const plain = mapTags(address, same, () => 'tag');
  const [, host = ''] = /^\/\/([^/?#]*)/.exec(plain) ?? [];
  return /^[^\s:]/.test(host) && !/\s|%20/.test(host);
}

function written(address: string, field: AddressFieldWriter): string {
  return mapAddress(address, encode, ({ name, fallback }, position) => field(name, fallback, position));
}

/** Encodes what may not stand in an address; what is already encoded stays, and so does a name in braces, a tag of its sender. */
function encode(part: string): string {
  return part.replace(/\{[!#$~]?[\p{L}_][\p{L}\p{N}_.:|-]{0,99}\}|[\s"<>\\^`{|}]/gu, (found) =>
    found.length > 1 ? found : encodeURIComponent(found),
  );
}
