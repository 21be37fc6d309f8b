import { type NeutralField, neutralTag, readNeutralTag } from '../tags/neutral-field.ts';
import { mapTags, tagPieces } from '../tags/tag-pieces.ts';

/**
 * Position of a field in an address. `start`: the field is the address, its host, or the recipient of a mail or call,
 * and is written as it is. `web`: a later part of a web address. `other`: a later part of another address, e.g. of
 * `mailto:`.
 */
export type AddressPosition = 'start' | 'web' | 'other';

/** Placeholder for a field in the text before another field. */
export const FIELD_IN_ADDRESS = '\uFFFC';

/** Text before a field at the start of an address: nothing but fields so far, or a host that has not ended. */
const START = /^(?:(?:[\uFFFCa-z][\uFFFCa-z0-9+.-]*:)?\/\/[^/?#]*|[\uFFFC\p{L}\p{N}.-]*(?::\d*)?)$/iu;

/** Beginning of an address with a scheme but without a host: mails, calls, messages. */
const OTHER = /^[a-z][a-z0-9+.-]*:(?!\/\/|\d+(?:[/?#]|$))/i;

/**
 * Returns an address with its fields written by `field` and its words by `words`. A field that is marked as `raw` is
 * written like one at the start.
 *
 * @param other writes any other tag; by default the tag stays as it is
 */
export function mapAddress(
  address: string,
  words: (part: string) => string,
  field: (field: NeutralField, position: AddressPosition) => string,
  other: (tag: string, position: AddressPosition) => string = (tag) => tag,
): string {
  let before = '';
  return mapTags(
    address,
    (part) => {
      before += before === '' ? part.trimStart() : part;
      return words(part);
    },
    (tag) => {
      const read = readNeutralTag(tag);
      const position = positionAfter(before);
      if (!read) return other(tag, position);
      before += FIELD_IN_ADDRESS;
      return field(read, read.raw ? 'start' : position);
    },
  );
}

/** A field of an address, and how it stands there, whether or not it is marked as `raw`. */
export interface AddressField {
  readonly field: NeutralField;
  readonly position: AddressPosition;
}

/** The fields of an address, in order. */
export function addressFields(address: string): readonly AddressField[] {
  const found: AddressField[] = [];
  let before = '';
  for (const { text, isTag } of tagPieces(address.trim())) {
    const field = isTag ? readNeutralTag(text) : undefined;
    if (field) found.push({ field, position: positionAfter(before) });
    before += field ? FIELD_IN_ADDRESS : isTag ? '' : text;
  }
  return found;
}

/** An address whose fields are no longer marked as `raw`: what it goes on with leaves encoded. */
export function withEncodedFields(address: string): string {
  return mapTags(
    address,
    (part) => part,
    (tag) => {
      const field = readNeutralTag(tag);
      return field?.raw ? neutralTag(field.name, field.fallback) : tag;
    },
  );
}

/**
 * Returns the position of a field after the text `before`, in which each field is `FIELD_IN_ADDRESS` and other tags are
 * left out.
 */
export function positionAfter(before: string): AddressPosition {
  if (OTHER.test(before)) return before.includes('?') ? 'other' : 'start';
  return START.test(before) ? 'start' : 'web';
}
