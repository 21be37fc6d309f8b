import { isImageAddress, isRelativeAddress, isSendableAddress, type Link, NO_LINK } from '@mailwright/blocks';
import type { JsonValue } from '@mailwright/document';
import { text } from './narrow.ts';
import type { PartNotes } from './part-notes.ts';

const MAX_ADDRESS_LENGTH = 8192;

/** Returns the link of a part; no link if a mail may not have the address, which is noted. */
export function linkTo(
  href: JsonValue | undefined,
  target: JsonValue | undefined,
  notes: PartNotes,
  detail: string,
): Link {
  const address = text(href).trim();
  if (address === '' || isRefusedRoot(address, notes)) return NO_LINK;
  if (address.length > MAX_ADDRESS_LENGTH || !isSendableAddress(address)) {
    notes.refuse(detail);
    return NO_LINK;
  }
  return { href: address, target: target === '_blank' ? '_blank' : '_self', title: '' };
}

/** The address of a picture; '' for what no mail can show, which is noted. */
export function pictureAt(src: JsonValue | undefined, notes: PartNotes, detail: string): string {
  const address = text(src).trim();
  if (address === '' || isRefusedRoot(address, notes)) return '';
  if (address.length <= MAX_ADDRESS_LENGTH && isImageAddress(address)) return address;
  notes.refuse(detail);
  return '';
}

/** A block would send it as a path of this server. */
function isRefusedRoot(address: string, notes: PartNotes): boolean {
  const isRoot = /^\/(?!\/)/.test(address) && isRelativeAddress(address);
  if (isRoot) notes.refuseRoot(address.slice(0, MAX_DETAIL_LENGTH));
  return isRoot;
}

/** Longest part of an address that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 120;
