import { mapTags, neutralTag, startsWithTag } from '@mailwright/contract';
import { replaceFields } from '../text/merge-text.ts';
import { isRelativeAddress, mayBeginWithHost } from './relative-address.ts';

/** Not an address of the web by itself: an anchor, a path of this server, a merge field or a template tag. */
const NOT_AN_ADDRESS = /^(?:#|\/(?!\/)|\{\{|\{%|\*\||%%|<%|\[\[|\$\{)/;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** `example.com:8080/path` begins like a scheme, but is a host with its port. */
const HOST_AND_PORT = /^[\w.-]+:\d+(?:[/?#]|$)/;

/** The address as it is kept: without surrounding space, spaces inside encoded, `http://` before one without scheme. */
export function completeAddress(typed: string): string {
  const address = encodeSpaces(typed.trim());
  if (address === '' || NOT_AN_ADDRESS.test(address) || startsWithTag(address)) return address;
  if (SCHEME.test(address) && !HOST_AND_PORT.test(address)) return address;
  if (!address.startsWith('//') && (!mayBeginWithHost(address) || isRelativeAddress(address))) return address;
  return `http://${address.replace(/^\/\//, '')}`;
}

/** Spaces inside template tags belong to the tag. */
function encodeSpaces(address: string): string {
  return mapTags(
    address,
    (part) => part.replace(/\s/g, '%20'),
    (tag) => tag,
  );
}

/** Text as a part of an address; merge fields and template tags stay readable for who writes and sends the mail. */
export function encodePart(text: string): string {
  return replaceFields(text.toWellFormed(), encodeURIComponent, neutralTag, same);
}

/** The text that `encodePart` wrote; what is no encoded text stays as it is. */
export function decodePart(part: string): string {
  return replaceFields(part, decode, neutralTag, same);
}

function same(tag: string): string {
  return tag;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
